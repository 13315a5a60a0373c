import { attempt } from "../../../read/attempt.ts";

/** The text of a file, and whether its declaration of an encoding is true. */
export interface Decoded {
  readonly text: string;
  /** The encoding that the file declares, if it is unknown or not the one it has; `null` otherwise. */
  readonly misdeclared: string | null;
}

/** The part of the platform's decoder that is used. Browsers and Node have it, but the types of the language do not. */
type Decoder = new (encoding: string, options: { readonly fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** The encodings that a file may declare, by each of their names, as the platform's decoder calls them. */
const encodings: readonly (readonly [names: RegExp, encoding: string])[] = [
  [/^utf8$/, "utf-8"],
  [/^(?:(?:us)?ascii|iso88591|latin1|(?:windows|cp)1252)$/, "windows-1252"],
  [/^(?:windows|cp)1250$/, "windows-1250"],
  [/^(?:iso88592|latin2)$/, "iso-8859-2"],
  [/^(?:iso885915|latin9)$/, "iso-8859-15"],
];

/**
 * Decodes the bytes of a file: by the byte order mark, by the encoding that the first line declares, as UTF-8 if the
 * bytes are valid UTF-8, or else as ISO 8859-1, the default of the format (with the additions of windows-1252, as on
 * the web).
 *
 * A declaration that is unknown or untrue is reported, and the bytes are decoded as if it were not there. Never throws.
 */
export function decode(bytes: Uint8Array): Decoded {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return { text: decodeAs(marked, bytes) ?? guess(bytes), misdeclared: null };
  const declared = declaredEncoding(bytes);
  if (declared === null) return { text: guess(bytes), misdeclared: null };
  const name = declared.toLowerCase().replace(/[^a-z0-9]/g, "");
  const encoding = encodings.find(([names]) => names.test(name))?.[1];
  // Files that declare ASCII or ISO 8859-1 are often UTF-8, and text in another encoding is hardly ever valid UTF-8.
  const text = encoding === undefined ? null : encoding === "windows-1252" ? guess(bytes) : decodeAs(encoding, bytes);
  return text === null ? { text: guess(bytes), misdeclared: declared } : { text, misdeclared: null };
}

function guess(bytes: Uint8Array): string {
  return decodeAs("utf-8", bytes) ?? withQuotes(decodeAs("windows-1252", bytes) ?? "");
}

/** Some platforms (Node 20) take windows-1252 for ISO 8859-1, and leave codes where it has quotes and dashes. */
function withQuotes(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (code) => quotes[code.charCodeAt(0) - 0x80]!);
}

/** What windows-1252 has in the place of the codes 80 to 9F. It leaves five as they are. */
const quotes = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The text without a byte order mark; `null` if the bytes are not in this encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  const { TextDecoder } = globalThis as unknown as Readonly<Record<"TextDecoder", Decoder>>;
  return attempt(() => new TextDecoder(encoding, { fatal: true }).decode(bytes), null);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** What `#character-encoding` says near the top. The line reads the same in every encoding that it may declare. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 300));
  return /^#character-encoding[ \t]+(\S+)/im.exec(start)?.[1] ?? null;
}
