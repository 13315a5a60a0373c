import type { Ruleset } from "tilewright";
import type { Address, PanelName } from "./address.ts";
import { cgpOf, emptySpot, firstPosition, readSpot, type Spot } from "./position/spot.ts";
import { firstSetup, rulesetOf, type Setup } from "./setup/setup.ts";
import { createStore, type Store } from "./store.ts";
import { texts } from "./texts.ts";
import { createFinder, type Finder } from "./words/finder.ts";
import { fromAddress, nameInAddress } from "./words/list-name.ts";
import { createWordLists, type WordLists } from "./words/words.ts";

/** A position and its rules, which change together. */
export interface Table {
  readonly ruleset: Ruleset;
  readonly spot: Spot;
}

/** A recorded game as it came: a text, or the bytes of a file. */
export type RecordText = string | Uint8Array<ArrayBuffer>;

/** What the parts of the page share. */
export interface App {
  readonly setup: Store<Setup>;
  /** What is wrong with the visitor's own rules. */
  readonly problems: Store<readonly string[]>;
  /** What the address names and nothing here has. */
  readonly unknown: Store<readonly string[]>;
  readonly table: Store<Table>;
  /** The rules in force, on their own: the last ones that could be made. */
  readonly ruleset: Store<Ruleset>;
  readonly lists: WordLists;
  readonly finder: Finder;
  readonly show: Store<PanelName>;
  /** The language in which the library speaks, as the address names it. */
  readonly messages: Store<Address["messages"]>;
  /** The tiles that are being laid, as JSON. */
  readonly laid: Store<string>;
  /** Whether the position is being set up by hand. */
  readonly setting: Store<boolean>;
  /** What became of a position that could not be shown. */
  readonly notice: Store<readonly string[]>;
  /** A recorded game to step through, empty: none. */
  readonly record: Store<RecordText>;
  /** The same, packed for a link, and the turn that is shown. */
  readonly stepped: Store<Pick<Address, "record" | "turn">>;
  /** A game out of a link, packed, which nobody has taken yet. */
  readonly game: Store<string>;
  /** The address of what is shown now. */
  readonly address: () => Address;
  /** Shows what an address says. */
  readonly open: (address: Address) => void;
}

export function createApp(first: Address): App {
  const finder = createFinder();
  const begin = tableOf(first, rulesOf(firstSetup));
  const setup = createStore(first.setup);
  const problems = createStore<readonly string[]>(begin.problems);
  const unknown = createStore<readonly string[]>(first.unknown ?? []);
  const table = createStore<Table>(begin.table);
  const ruleset = createStore(begin.table.ruleset);
  const lists = createWordLists(finder, begin.table.ruleset.tileSet);
  const show = createStore(first.show);
  const messages = createStore(first.messages);
  const laid = createStore(first.laid);
  const setting = createStore(false);
  const notice = createStore<readonly string[]>(begin.notice);
  const record = createStore<RecordText>("");
  const stepped = createStore<Pick<Address, "record" | "turn">>({ record: first.record, turn: first.turn });
  const game = createStore(first.game);
  const words = fromAddress(first.words);
  lists.choose(words.kind, words.name, first.list);

  table.watch((now) => {
    lists.useTiles(now.ruleset.tileSet);
    ruleset.set(now.ruleset);
  });
  setup.watch((chosen) => {
    const made = rulesetOf(chosen);
    problems.set(made.ok ? [] : made.problems);
    if (!made.ok || JSON.stringify(made.ruleset) === JSON.stringify(table.get().ruleset)) return;
    const kept = carryOver(table.get(), made.ruleset);
    laid.set("");
    const otherTiles = made.ruleset.tileSet.id !== table.get().ruleset.tileSet.id;
    const stay = otherTiles && kept?.board.some((tile) => tile !== null) === true;
    notice.set(kept === null ? [texts.position.anotherRuleset] : stay ? [texts.position.tilesStay] : []);
    table.set({ ruleset: made.ruleset, spot: kept ?? emptySpot(made.ruleset) });
  });

  return {
    ...{
      setup,
      problems,
      unknown,
      table,
      ruleset,
      lists,
      finder,
      show,
      messages,
      laid,
      setting,
      notice,
      record,
      stepped,
      game,
    },
    address: () => ({
      show: show.get(),
      setup: setup.get(),
      words: nameInAddress(lists.words.get()),
      list: lists.textInAddress(),
      messages: messages.get(),
      position: positionInAddress(table.get()),
      laid: laid.get(),
      ...(show.get() === "step" ? stepped.get() : { record: "", turn: 0 }),
      game: "",
    }),
    open: (address) => {
      setup.set(address.setup);
      unknown.set(address.unknown ?? []);
      messages.set(address.messages);
      const { kind, name } = fromAddress(address.words);
      const other = nameInAddress(lists.words.get()) !== address.words;
      if (other || (address.list !== "" && lists.textInAddress() !== address.list))
        lists.choose(kind, name, address.list);
      const opened = tableOf(address, table.get().ruleset);
      // The tiles first: a position takes those of the address when it is shown.
      laid.set(address.laid);
      notice.set(opened.notice);
      table.set(opened.table);
      if (address.show === "step") stepped.set({ record: address.record, turn: address.turn });
      game.set(address.game);
      show.set(address.show);
    },
  };
}

/** The rules and the position of an address, or what is wrong with them. */
function tableOf({ setup, position }: Address, otherwise: Ruleset) {
  const made = rulesetOf(setup);
  const ruleset = made.ok ? made.ruleset : otherwise;
  const problems = made.ok ? [] : made.problems;
  const read = readSpot(position ?? firstPosition, ruleset);
  const wrong = position !== null && !read.ok ? [texts.position.badLink, ...read.problems] : [];
  return { problems, notice: wrong, table: { ruleset, spot: read.ok ? read.spot : emptySpot(ruleset) } };
}

function rulesOf(setup: Setup): Ruleset {
  const made = rulesetOf(setup);
  if (!made.ok) throw new Error(made.problems.join("\n"));
  return made.ruleset;
}

/** The same position under other rules; an empty board stays one of any size. `null`: it does not fit. */
function carryOver({ ruleset, spot }: Table, next: Ruleset): Spot | null {
  const [rows = "", rack = ""] = cgpOf(ruleset, spot).split(" ");
  if (spot.board.every((tile) => tile === null)) {
    const empty = emptySpot(next);
    const read = readSpot(cgpOf(next, empty).replace(" / ", ` ${rack} `), next);
    return read.ok ? read.spot : empty;
  }
  const read = readSpot(`${rows} ${rack} 0/0 0`, next);
  return read.ok ? read.spot : null;
}

function positionInAddress({ ruleset, spot }: Table): string | null {
  const cgp = cgpOf(ruleset, spot);
  const first = readSpot(firstPosition, ruleset);
  return first.ok && cgpOf(ruleset, first.spot) === cgp ? null : cgp;
}
