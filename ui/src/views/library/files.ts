/** Names of files that every system takes. */

/** A file's name made from an army's: no path, no mark a system refuses, never empty, never long. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]+/gu, " ")
    .trim()
    .replace(/\s+/g, "-");
  return Array.from(plain).slice(0, 60).join("") || "army";
}
