/** File names without characters that a system reserves. */

/**
 * A file name made from the name of an army or battle: no path, no reserved character, never empty,
 * limited length.
 */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]+/gu, " ")
    .trim()
    .replace(/\s+/g, "-");
  return Array.from(plain).slice(0, 60).join("") || "army";
}
