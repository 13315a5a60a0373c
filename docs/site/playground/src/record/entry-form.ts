import { allowedMoves, type GameState, type Placement, previewPlay } from "tilewright";
import { parsePlay } from "tilewright/notation";
import { button, choice, field, make } from "../dom.ts";
import { explained, inWords, problemOf } from "../language.ts";
import { texts } from "../texts.ts";
import { type Entry, playText, reasonsAgainst } from "./sheet.ts";

/** The fields in which one turn is written down, or changed. */
export interface EntryForm {
  readonly node: HTMLFormElement;
  /**
   * Asks for a turn of this game, which is the game before it. `entry`: the turn to change; `null`: a new one. `keep`:
   * what has been typed stays.
   */
  readonly ask: (game: GameState, entry: Entry | null, heading: string, keep?: boolean) => void;
  readonly focus: () => void;
}

/** What can be done with the form. */
export interface EntryActions {
  /** Writes a new turn down, or saves a changed one. */
  readonly write: (entry: Entry) => void;
  readonly insert: (entry: Entry) => void;
  readonly remove: () => void;
  readonly cancel: () => void;
  /** The tiles of the play that is being typed, for the picture. */
  readonly preview: (placements: readonly Placement[]) => void;
}

export function createEntryForm(act: EntryActions): EntryForm {
  const said = texts.record;
  const heading = make("h2");
  const typed = { autocomplete: "off", spellcheck: false, autocapitalize: "off" };
  const kind = choice(Object.entries(said.kinds), "play");
  const text = make("input", typed);
  const points = make("input", { type: "number", inputMode: "numeric", autocomplete: "off" });
  const rack = make("input", typed);
  const tiles = make("input", { ...typed, value: "1" });
  const by = make("select");
  const verdict = choice(
    [
      ["good", said.good],
      ["bad", said.bad],
    ],
    "good",
  );
  const preview = make("p", { className: "note", role: "status" });
  const write = make("button", { type: "submit", className: "primary" });
  const anyway = button(said.anyway, () => act.write(entryOf()), { hidden: true });
  const others = [
    button(said.insert, () => act.insert(entryOf())),
    button(said.remove, act.remove),
    button(said.cancel, act.cancel),
  ];
  /** The fields of each kind of turn. */
  const fields: Readonly<Record<Entry["kind"], readonly HTMLElement[]>> = {
    play: [
      field(said.text, text, said.textHint),
      make(
        "div",
        { className: "pair" },
        field(said.points, points, said.pointsHint),
        field(said.rack, rack, said.rackHint),
      ),
    ],
    exchange: [field(said.tiles, tiles, said.tilesHint)],
    pass: [],
    challenge: [field(said.by, by), field(said.verdict, verdict)],
  };
  let game: GameState | null = null;

  const kindNow = (): Entry["kind"] => kind.value as Entry["kind"];
  const entryOf = (): Entry => {
    switch (kindNow()) {
      case "play":
        return {
          kind: "play",
          text: playText(text.value),
          points: points.value === "" ? null : Math.trunc(Number(points.value)),
          rack: rack.value.trim(),
        };
      case "exchange":
        return { kind: "exchange", tiles: tiles.value.trim() };
      case "pass":
        return { kind: "pass" };
      case "challenge":
        return { kind: "challenge", by: Number(by.value), good: verdict.value === "good" };
    }
  };

  const show = (): void => {
    for (const [of, nodes] of Object.entries(fields)) for (const node of nodes) node.hidden = of !== kindNow();
    anyway.hidden = true;
    const { words, placements } = kindNow() === "play" ? previewOf(game, text.value) : nothing;
    preview.textContent = words;
    act.preview(placements);
  };
  kind.addEventListener("change", show);
  text.addEventListener("input", show);

  const node = make(
    "form",
    { className: "card entry" },
    heading,
    field(said.kind, kind),
    ...Object.values(fields).flat(),
    preview,
    make("div", { className: "row" }, write, anyway, ...others),
  );
  // What cannot stand is held until it is corrected, or until it is said to have been so on the sheet.
  node.addEventListener("submit", (event) => {
    event.preventDefault();
    const against = game === null ? [] : reasonsAgainst(game, entryOf());
    if (against.length === 0) return act.write(entryOf());
    preview.textContent = [...against, said.held].join(" ");
    anyway.hidden = false;
  });

  const fill = (entry: Entry | null): void => {
    kind.value = entry?.kind ?? "play";
    text.value = entry?.kind === "play" ? entry.text : "";
    points.value = entry?.kind === "play" && entry.points !== null ? `${entry.points}` : "";
    rack.value = entry?.kind === "play" ? entry.rack : "";
    tiles.value = entry?.kind === "exchange" ? entry.tiles : "1";
    verdict.value = entry?.kind === "challenge" && !entry.good ? "bad" : "good";
  };

  return {
    node,
    focus: () => (kindNow() === "play" ? text : kind).focus(),
    ask: (before, entry, words, keep = false) => {
      game = before;
      heading.textContent = words;
      const seats = before.players.map((_, seat) => seat).filter((seat) => allowedMoves(before, seat).challenge.ok);
      const named = (seats.length > 0 ? seats : before.players.map((_, seat) => seat)).map(
        (seat) => [`${seat}`, before.players[seat]!.name] as const,
      );
      by.replaceChildren(...choice(named, "").options);
      if (!keep) fill(entry);
      const asked = entry?.kind === "challenge" ? entry.by : before.status.turn;
      if (named.some(([seat]) => seat === `${asked}`)) by.value = `${asked}`;
      write.textContent = entry === null ? said.add : said.save;
      for (const other of others) other.hidden = entry === null;
      show();
    },
  };
}

const nothing = { words: "", placements: [] };

/** What the play that is being typed would score. */
function previewOf(
  game: GameState | null,
  text: string,
): { readonly words: string; readonly placements: readonly Placement[] } {
  if (game === null || !/\s\S/.test(text.trim())) return nothing;
  const read = parsePlay(playText(text), game);
  if (!read.ok) return { words: problemOf(read.problems[0]), placements: [] };
  const { score, violations } = previewPlay({ ruleset: game.ruleset, board: game.board }, read.placements);
  return {
    words: [
      // What a score sheet says has been played: its words need no list.
      ...inWords(violations.filter(({ code }) => code !== "no-dictionary")),
      ...(score === null ? [] : [texts.record.scores(score.total, explained(score))]),
    ].join(" "),
    placements: read.placements,
  };
}
