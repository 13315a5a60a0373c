/**
 * Returns bytes as a program passed them, an `ArrayBuffer` or any view of one, to be read one by one; `null` for
 * anything else: a proxy, an object that only looks like bytes, and bytes that were transferred elsewhere.
 */
export function bytesOf(value: unknown): Uint8Array | null {
  try {
    if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return value instanceof ArrayBuffer ? new Uint8Array(value, 0, value.byteLength) : null;
  } catch {
    return null;
  }
}
