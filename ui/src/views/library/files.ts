/** File names that are valid on every system. */

/**
 * A file name made from an army's name: no path, no reserved character, never empty, limited
 * length.
 */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]+/gu, " ")
    .trim()
    .replace(/\s+/g, "-");
  return Array.from(plain).slice(0, 60).join("") || "army";
}
