/** Bytes as the desk sends them. */

/** Decodes base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
}
