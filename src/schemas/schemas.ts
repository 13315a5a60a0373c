import { layoutField } from "../board/layout.ts";
import { premiumField } from "../board/premium.ts";
import { ownOfGame } from "../json/parse-game.ts";
import { move } from "../json/parse-move.ts";
import { positionShape } from "../json/parse-position.ts";
import { updateShape } from "../json/parse-update.ts";
import { ownOfView } from "../json/parse-view.ts";
import { cells } from "../json/shapes/board.ts";
import { event, overReason } from "../json/shapes/events.ts";
import { placedTiles, placements } from "../json/shapes/placements.ts";
import { status } from "../json/shapes/status.ts";
import { player, tableShape } from "../json/shapes/table.ts";
import { letter, pile, tile } from "../json/shapes/tiles.ts";
import { square } from "../json/shapes/values.ts";
import { reportShape } from "../records/parse-report.ts";
import { rulesetShape } from "../rules/read-ruleset.ts";
import { tileSetField } from "../tiles/tile-set.ts";
import { type JsonSchema, keyOf, schemaOf } from "./schema-of.ts";

/** The parts that are worth a name, as they stand in several places or are what a reader looks for. */
const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    board: cells,
    overReason,
    event,
    layout: layoutField,
    letter,
    pile,
    placedTiles,
    player,
    premium: premiumField,
    ruleset: { object: rulesetShape },
    square,
    status,
    tile,
    tileSet: tileSetField,
  }).map(([name, field]) => [keyOf(field), name]),
);

/** What each schema describes, and how strictly: clients get no unknown property past a parser, newer versions do. */
const roots: Readonly<Record<string, Root>> = {
  move: { title: "Move", field: move, newer: false, description: "What a player wants to do." },
  placements: { title: "Placements", field: placements, newer: false, description: "The tiles that a player lays." },
  position: {
    title: "Position",
    field: { object: positionShape },
    newer: false,
    open: true,
    description:
      "A board, a rack and the words played so far, under rules that are known. Other properties are ignored.",
  },
  ruleset: {
    title: "Ruleset",
    field: { object: rulesetShape },
    newer: true,
    description: "All the rules of a game, with its tile set and its board.",
  },
  game: {
    title: "GameState",
    field: { object: { ...tableShape, ...ownOfGame } },
    newer: true,
    description: "A saved game. It holds secrets: racks, bag and seed.",
  },
  view: {
    title: "GameView",
    field: { object: { ...tableShape, ...ownOfView } },
    newer: true,
    description: "What a player or a spectator may see of a game.",
  },
  update: {
    title: "ViewUpdate",
    field: { object: updateShape },
    newer: true,
    description: "What has happened since a viewer last looked.",
  },
  report: {
    title: "RecordsReport",
    field: { object: reportShape },
    newer: true,
    description: "What was found in many recorded games.",
  },
};

interface Root {
  readonly title: string;
  readonly description: string;
  readonly field: object;
  readonly newer: boolean;
  readonly open?: boolean;
}

/** What no schema says, in each of them: who relies on a schema alone should know. */
const limits =
  "The parsers check more: letters of the tile set, squares of the board, and what one part says of another.";

/** Returns the JSON Schemas of all data that is read as JSON, by the names of their files without `.json`. */
export function schemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(roots).map(([name, { title, description, field, ...options }]) => {
      const { $defs, ...schema } = schemaOf(field, { ...options, names });
      const head = {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        title,
        description: `${description} ${limits}`,
      };
      return [name, { ...head, ...schema, $defs }];
    }),
  );
}
