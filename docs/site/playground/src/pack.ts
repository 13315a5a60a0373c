// Texts in addresses: deflated, and written in letters that an address may have.

/** The most that an address is unpacked to, in bytes: a short text can stand for an endless one. */
const most = 200_000;

/** Packs a text, or the bytes of a file. */
export async function pack(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unpacks what `pack` has made; `null` for anything else, and for what would be too long. */
export async function unpack(packed: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  }
}
