/** A copy of bytes as nodes: what happens to the bytes afterwards does not happen to them. */
export function nodesOf(bytes: ArrayBuffer | Uint8Array): Uint32Array {
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  return new Uint32Array(view.slice().buffer);
}
