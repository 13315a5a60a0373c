// How the keyboard of a language sends the letters that are not plain ones, or that have no tile. `keys`: letters with a
// key of their own, with AltGr or without. `dead`: what a dead key shows, and the letters that a plain key makes of it.

/**
 * Read from xkeyboard-config 2.35.1: the first layout of each language there, with dead keys as libX11 1.8.4 composes
 * them. œ has a key of its own on the French layouts of AFNOR and macOS only.
 */
export const layouts = {
  afrikaans: { keys: "êëïôöûü", dead: ["´áéíóúý", "^âî", "`è"] },
  basque: { keys: "ñ", dead: ["´áéíóú", "¨ü"] },
  bulgarian: { keys: "йѝ", dead: [] },
  catalan: { keys: "çñ", dead: ["`àèò", "´éíóú", "¨ïü"] },
  czech: { keys: "áčéěířšúůýž", dead: ["ˇďňť", "´ó"] },
  danish: { keys: "æøå", dead: ["´áéóǿ", "¨üäö", "`à", "^ê"] },
  dutch: { keys: "ç", dead: ["´áéíóú", "`àè", "^êîôûâ", "¨ëïöüä", "~ñ"] },
  finnish: { keys: "åäöæ", dead: ["ˇš", "´é", "¨ü", "~õ"] },
  french: { keys: "àæçéèùœ", dead: ["^âêîôû", "¨ëïüÿ"] },
  german: { keys: "äöüß", dead: ["´é", "`èà", "¸ç", "^êô"] },
  greek: { keys: "ς", dead: ["´άέήίόύώ", "¨ϊϋ", "´¨ΐΰ"] },
  hebrew: { keys: "ךםןףץ", dead: [] },
  hungarian: { keys: "áéíóöőúüű", dead: [] },
  icelandic1990: { keys: "ðþæö", dead: ["´áéíóúý"] },
  italian: { keys: "àèéìòù", dead: ["^î", "´íóú"] },
  norwegian: { keys: "æøå", dead: ["`àèò", "´éó", "^êôâ", "¨üäö", "¸ç"] },
  polish: { keys: "ąćęłńóśźż", dead: [] },
  portuguese: { keys: "ç", dead: ["´áéíóú", "`àò", "^âêô", "~ãõ", "¨ü"] },
  romanian: { keys: "ăâîșț", dead: ["¸şţ"] },
  russian: { keys: "ёй", dead: [] },
  slovak: { keys: "áäčéíľňôšťúýž", dead: ["ˇď", "´ĺóŕ"] },
  slovenian: { keys: "čšžć", dead: [] },
  spanish: { keys: "ñ", dead: ["´áéíóú", "¨ü"] },
  swedish: { keys: "åäö", dead: ["´é", "`àè", "¨ü"] },
  turkish: { keys: "çğıiöşüâîû", dead: [] },
  welsh: { keys: "áéíóúẃý", dead: ["`àèìòùẁỳ", "^âêîôûŵŷ", "¨äëïöüẅÿ"] },
};

/** The letters of a layout, each with the texts that a field shows one after the other until it is there. */
export function keysOf({ keys, dead }) {
  const own = [...keys].map((letter) => ({ letter, shown: [letter] }));
  const composed = dead.flatMap((line) => {
    const [marks = ""] = /^(?:´¨|.)/u.exec(line) ?? [];
    return [...line.slice(marks.length)].map((letter) => ({ letter, shown: [marks, letter] }));
  });
  return [...own, ...composed];
}
