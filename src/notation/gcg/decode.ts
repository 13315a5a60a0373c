/** A text made from bytes, and what the file says of its encoding that is not so. */
export interface Decoded {
  readonly text: string;
  /** A declaration that could not be followed; `null` if there is none or it was. */
  readonly misdeclared: string | null;
}

/** The part of the platform's decoder that is used: browsers and Node have it, the language alone does not know of it. */
type Decoder = new (encoding: string, options: { readonly fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** The encodings a file may declare, by every name for them, as the platform's decoder calls them. */
const encodings: ReadonlyMap<string, string> = new Map([
  ["utf8", "utf-8"],
  ["ascii", "windows-1252"],
  ["usascii", "windows-1252"],
  ["iso88591", "windows-1252"],
  ["latin1", "windows-1252"],
  ["windows1252", "windows-1252"],
  ["cp1252", "windows-1252"],
  ["windows1250", "windows-1250"],
  ["cp1250", "windows-1250"],
  ["iso88592", "iso-8859-2"],
  ["latin2", "iso-8859-2"],
  ["iso885915", "iso-8859-15"],
  ["latin9", "iso-8859-15"],
]);

/**
 * Makes text of bytes: by the byte order mark, by the encoding declared in the first line, else UTF-8 if the bytes are
 * that, else ISO 8859-1, which the format's description presumes (with windows-1252's additions, as the web reads it).
 *
 * A declaration that is not known or not true is told, and the bytes are read as if there were none. Never throws.
 */
export function decode(bytes: Uint8Array): Decoded {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return { text: decoded(bytes, marked) ?? guess(bytes), misdeclared: null };
  const declared = declaration(bytes);
  if (declared === null) return { text: guess(bytes), misdeclared: null };
  const encoding = encodings.get(declared.toLowerCase().replace(/[^a-z0-9]/g, ""));
  // Who declares ASCII or ISO 8859-1 and writes UTF-8 has not looked; valid UTF-8 is hardly ever anything else.
  const text = encoding === undefined ? null : encoding === "windows-1252" ? guess(bytes) : decoded(bytes, encoding);
  return text === null ? { text: guess(bytes), misdeclared: declared } : { text, misdeclared: null };
}

function guess(bytes: Uint8Array): string {
  return decoded(bytes, "utf-8") ?? decoded(bytes, "windows-1252") ?? "";
}

/** `null` if the bytes are not in this encoding. A byte order mark is dropped. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  const { TextDecoder } = globalThis as unknown as Readonly<Record<"TextDecoder", Decoder>>;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** What `#character-encoding` says, which stands near the top: ASCII in every encoding that can be declared. */
function declaration(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 300));
  return /^#character-encoding[ \t]+(\S+)/im.exec(start)?.[1] ?? null;
}
