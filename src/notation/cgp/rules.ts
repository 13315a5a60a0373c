import { frozen } from "../../frozen.ts";
import type { ChallengeRule, Ruleset } from "../../rules/ruleset.ts";
import { northAmerica } from "../../rules/tournament/north-america.ts";
import { tileSetNamed, tileSetOfLexicon } from "../known-names.ts";
import type { Cgp } from "./cgp.ts";

/**
 * The rules by which a CGP is read if the caller gives none: those of tournaments, as its operations change them.
 *
 * `ld` names the tile set, or else `lex` the language; `bb` is the bonus for a full rack, `etl` the tiles that must be
 * in the bag for an exchange, `mcnz` the turns without points that end the game, `cr` the rule for challenges. Values
 * that make no sense are ignored. The board is always the standard one.
 */
export function rulesOfOperations(operations: Cgp["operations"]): Ruleset {
  const values = new Map(operations.map(({ name, text }) => [name, text.trim()]));
  const number = (name: string): number | null => {
    const text = values.get(name);
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const base = northAmerica;
  const tileSet = tileSetNamed(values.get("ld") ?? "") ?? tileSetOfLexicon(values.get("lex") ?? "") ?? base.tileSet;
  const minBag = number("etl");
  const most = number("mcnz");
  const whenWrong = penalties.get(values.get("cr")?.toLowerCase() ?? "");
  const bonus = number("bb");
  // Part by part: going through a tile set that is frozen already would take a third of the time of reading a position.
  return Object.freeze({
    ...base,
    tileSet,
    bonuses: bonus === null ? base.bonuses : frozen([{ tiles: base.rackSize, points: bonus }]),
    exchange: base.exchange && minBag !== null ? frozen({ ...base.exchange, minBag }) : base.exchange,
    end: most === null || most === 0 ? base.end : frozen({ ...base.end, scorelessTurns: most }),
    ...(whenWrong === undefined ? {} : (whenWrong satisfies Partial<Ruleset>)),
  });
}

/** The rules for challenges, by the names that the format has for them. */
const penalties: ReadonlyMap<string, Pick<Ruleset, "challenge" | "wordCheck">> = /* @__PURE__ */ new Map([
  ["void", { challenge: null, wordCheck: "on-play" }],
  ["single", /* @__PURE__ */ whenWrong("nothing")],
  ["double", /* @__PURE__ */ whenWrong("lose-turn")],
  ["triple", /* @__PURE__ */ whenWrong("lose-game")],
  ["5pt", /* @__PURE__ */ whenWrong({ points: 5, per: "play", to: "opponent" })],
  ["10pt", /* @__PURE__ */ whenWrong({ points: 10, per: "play", to: "opponent" })],
]);

function whenWrong(penalty: ChallengeRule["whenWrong"]): Pick<Ruleset, "challenge" | "wordCheck"> {
  return frozen({ challenge: { looksUp: "every-word", whenWrong: penalty }, wordCheck: "on-challenge" });
}
