import { type TileSet, tileCount } from "./tile-set.ts";

/**
 * The tag of the language of a tile set, by its letters; `null` if it is none of those that ship. `languageOf` has more,
 * and a bundle that asks for the tag alone does not pay for that.
 */
export function tagOf(tileSet: TileSet): string | null {
  const at = tags.indexOf(signatureOf(tileSet));
  return at < 0 ? null : (tags[at + 1] as string);
}

/**
 * What tells the letters of languages apart: the first that is not of A to Z, the last three, and how many there are.
 * Several languages have just A to Z: of these, the number of tiles and their points.
 */
function signatureOf(tileSet: TileSet): string {
  const letters = tileSet.letters.map(({ letter }) => letter);
  const own = letters.find((letter) => !/^[A-Z]$/.test(letter)) ?? "";
  const signature = own + letters.slice(-3).join("") + letters.length;
  if (signature !== "XYZ26") return signature;
  return `${tileCount(tileSet)}/${tileSet.letters.reduce((sum, { count, points }) => sum + count * points, 0)}`;
}

/** A signature, and the tag of its language, in turn. */
const tags: readonly string[] = /* @__PURE__ */ (
  "VWY22 af RRUXZ25 eu ÇVXZ26 ca ÁÝZŽ39 cs ÆÆØÅ27 da 102/230 nl 100/187 en 107/228 en 200/381 en 102/197 fr " +
  "ÄXYZ29 de ΑΧΨΩ24 el ÁVZZS38 hu ÁÞÆÖ32 is UVZ21 it UVX21 la ÜØÖÅ32 nb ĄZŹŻ32 pl ÇVXZ24 pt VXZ22 ro " +
  "АЭЮЯ33 ru ÁÝZŽ41 sk ČYZŽ29 sl CHXYZ28 es ÜÄÆÖ31 sv ÇVYZ29 tr CHUWY28 cy ארשת22 he"
).split(" ");
