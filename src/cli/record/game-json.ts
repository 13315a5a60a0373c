import { factsOf, turnsOf } from "../../replay/index.ts";
import type { RecordFile } from "./read-record.ts";

/** A game as JSON has it; `null` for a file that is not one. It is a versioned interface: see docs/command-line.md. */
export function gameJson(file: string, record: RecordFile): object | null {
  if (record.kind !== "game") return null;
  const { game } = record;
  const { title, date, players, end, winners, spread, lexicon, tileSet, ruleset, highestPlay } = factsOf(game, {
    file,
  });
  const nameOf = (player: number): string => players[player]?.name ?? "";
  return {
    title,
    date,
    players,
    end,
    winners: winners?.map(nameOf) ?? null,
    spread,
    lexicon,
    tileSet,
    ruleset,
    highestPlay: highestPlay && {
      player: nameOf(highestPlay.player),
      word: highestPlay.word,
      points: highestPlay.points,
    },
    plays: turnsOf(game).map(({ turn, player, type, rack, play, words, points, total, takenOff, inDoubt }) => {
      return { turn, player: nameOf(player), type, rack, play, word: words[0] ?? "", points, total, takenOff, inDoubt };
    }),
  };
}
