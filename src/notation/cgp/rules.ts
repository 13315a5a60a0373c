import type { ChallengeRule, Ruleset } from "../../rules/ruleset.ts";
import { northAmerica } from "../../rules/tournament/north-america.ts";
import { tileSetNamed, tileSetOfLexicon } from "../known-names.ts";
import type { Cgp } from "./cgp.ts";

/**
 * The rules a CGP is played by where none are given: those of tournaments, changed by what its operations say.
 *
 * `ld` names the tile set, else `lex` the language; `bb` is the bonus for a full rack, `etl` the tiles an exchange needs
 * in the bag, `mcnz` the turns without points that end the game, `cr` the rule of challenges. What they say that makes
 * no sense is left aside; the board is always the standard one.
 */
export function rulesOfOperations(operations: Cgp["operations"]): Ruleset {
  const said = new Map(operations.map(({ name, text }) => [name, text.trim()]));
  const number = (name: string): number | null => {
    const text = said.get(name);
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const base = northAmerica;
  const tileSet = tileSetNamed(said.get("ld") ?? "") ?? tileSetOfLexicon(said.get("lex") ?? "") ?? base.tileSet;
  const minBag = number("etl");
  const most = number("mcnz");
  const whenWrong = penalties.get(said.get("cr")?.toLowerCase() ?? "");
  const bonus = number("bb");
  return {
    ...base,
    tileSet,
    bonuses: bonus === null ? base.bonuses : [{ tiles: base.rackSize, points: bonus }],
    exchange: base.exchange && minBag !== null ? { ...base.exchange, minBag } : base.exchange,
    end: most === null || most === 0 ? base.end : { ...base.end, scorelessTurns: most },
    ...(whenWrong === undefined ? {} : (whenWrong satisfies Partial<Ruleset>)),
  };
}

/** The rules of challenges by the names the format gives them. */
const penalties: ReadonlyMap<string, Pick<Ruleset, "challenge" | "wordCheck">> = /* @__PURE__ */ new Map([
  ["void", { challenge: null, wordCheck: "on-play" }],
  ["single", /* @__PURE__ */ whenWrong("nothing")],
  ["double", /* @__PURE__ */ whenWrong("lose-turn")],
  ["triple", /* @__PURE__ */ whenWrong("lose-game")],
  ["5pt", /* @__PURE__ */ whenWrong({ points: 5, per: "play", to: "opponent" })],
  ["10pt", /* @__PURE__ */ whenWrong({ points: 10, per: "play", to: "opponent" })],
]);

function whenWrong(penalty: ChallengeRule["whenWrong"]): Pick<Ruleset, "challenge" | "wordCheck"> {
  return { challenge: { looksUp: "every-word", whenWrong: penalty }, wordCheck: "on-challenge" };
}
