import { type GameState, type Tile, unseenTiles } from "tilewright";
import { formatRack } from "tilewright/notation";
import { button, field, fold, make, sentences } from "../dom.ts";
import { texts } from "../texts.ts";

/** The fields for the racks that are left at the end. */
export interface RacksForm {
  readonly node: HTMLDetailsElement;
  /** `game`: as it stands after the last turn. `racks`: those written down; `null`: the game goes on. */
  readonly show: (game: GameState, racks: readonly string[] | null, wrong: readonly string[]) => void;
}

export function createRacksForm(write: (racks: readonly string[] | null) => void): RacksForm {
  const said = texts.record;
  const body = make("div");
  const unseen = make("p", { className: "note" });
  const wrong = make("div", { role: "status" });
  const finish = make("button", { type: "submit" }, said.finish);
  const goOn = button(said.goOn, () => write(null));
  let inputs: readonly HTMLInputElement[] = [];
  const form = make(
    "form",
    {},
    make("p", { className: "note" }, said.endHint),
    body,
    unseen,
    wrong,
    make("div", { className: "row" }, finish, goOn),
  );
  const node = fold(said.end, form);
  node.className = "card";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    write(inputs.map(({ value }) => value.trim().toUpperCase()));
  });

  return {
    node,
    show: (game, racks, problems) => {
      const known = racks ?? racksKnown(game);
      const names = game.players.map(({ name }) => name).join("\n");
      if (form.dataset["names"] !== names) {
        form.dataset["names"] = names;
        inputs = game.players.map(() => make("input", { autocomplete: "off", spellcheck: false }));
        body.replaceChildren(...game.players.map(({ name }, seat) => field(said.leftOf(name), inputs[seat]!)));
      }
      inputs.forEach((input, seat) => {
        if (document.activeElement !== input) input.value = known[seat] ?? "";
      });
      unseen.textContent = racks === null ? said.unseen(counted(unseenTiles(game))) : "";
      wrong.replaceChildren(sentences(problems, "wrong"));
      finish.textContent = game.status.kind === "playing" ? said.finishAgreed : said.finish;
      goOn.hidden = racks === null;
      if (game.status.kind === "racks-needed" || game.status.kind === "last-challenge") node.open = true;
    },
  };
}

/** Tiles with how many there are of each: `2 B, 1 C`. */
function counted(tiles: readonly Tile[]): string {
  const kinds = [...new Set(tiles)];
  return kinds.map((kind) => `${tiles.filter((tile) => tile === kind).length} ${kind}`).join(", ");
}

/** What is known of the racks. If only one is not known, and all tiles not seen yet must be on it, these are they. */
function racksKnown(game: GameState): readonly string[] {
  const { players, ruleset } = game;
  const open = players.filter(({ rack }) => rack.hidden > 0);
  return players.map(({ rack }, seat) => {
    if (rack.hidden === 0) return formatRack(rack.tiles, ruleset.tileSet);
    const unseen = unseenTiles(game, seat);
    const all = open.length === 1 && unseen.length === rack.hidden;
    return all ? formatRack([...rack.tiles, ...unseen], ruleset.tileSet) : "";
  });
}
