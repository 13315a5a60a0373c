import type { Dictionary, TileSet } from "tilewright";
import { type LeftOut, trustedWordGraph } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";
import { createStore, type Store } from "../store.ts";
import type { Finder, ListSource } from "./finder.ts";
import { keepList, keptList, listInAddress, type OwnList } from "./keep-list.ts";
import type { ListKind } from "./list-name.ts";

/** The list of words that is in use. */
export interface Words {
  readonly kind: ListKind;
  /** The name of the visitor's own list. */
  readonly name: string;
  /**
   * `ready`; `loading`; `missing`: the list of that name is not on this machine; `unfit`: the list is English and the
   * tiles are not.
   */
  readonly state: "ready" | "loading" | "missing" | "unfit";
  /** Looks words up; `null` if there is no list that can. */
  readonly dictionary: Dictionary | null;
  readonly size: number | null;
  readonly leftOut: readonly LeftOut[];
}

export interface WordLists {
  readonly words: Store<Words>;
  /** `text`: the words of somebody else's list, as a link brings them; an empty text: none. */
  readonly choose: (kind: ListKind, name?: string, text?: string) => void;
  /** Takes the visitor's own list, and keeps it on this machine. */
  readonly takeOwn: (name: string, text: string) => void;
  /** The words of the list in use for a link; an empty text if it is not the visitor's own, or too long. */
  readonly textInAddress: () => string;
  /** All words of the list in use, one a line; `null`: there is no list that fits the tiles. */
  readonly text: () => Promise<string | null>;
  /** The list must fit the tiles: it is made ready again when they change. */
  readonly useTiles: (tileSet: TileSet) => void;
  /** A promise that the worker has the words. */
  readonly ready: () => Promise<void>;
}

const nothing = { name: "", dictionary: null, size: null, leftOut: [] };

export function createWordLists(finder: Finder, first: TileSet): WordLists {
  const words = createStore<Words>({ kind: "none", state: "ready", ...nothing });
  let tileSet = first;
  let own: OwnList | null = keptList();
  /** What the worker has been given, so that a list is sent once. */
  let sent: Promise<unknown> | null = null;

  const send = (source: ListSource): ReturnType<typeof finder.ask<"list">> => {
    const answer = finder.ask("list", { source });
    sent = answer;
    return answer;
  };

  const prepare = async (kind: ListKind, name: string): Promise<void> => {
    sent = null;
    if (kind === "none") return words.set({ kind, state: "ready", ...nothing });
    if (kind === "own") return prepareOwn(name);
    if (!isEnglish(tileSet)) return words.set({ kind, state: "unfit", ...nothing });
    words.set({ kind, state: "loading", ...nothing });
    const loading = words.get();
    const { englishWords, classroomWords } = await import("tilewright/words");
    const dictionary = kind === "free" ? englishWords : classroomWords;
    if (words.get() === loading) words.set({ ...loading, state: "ready", dictionary });
  };

  const prepareOwn = async (name: string): Promise<void> => {
    if (own === null || own.name !== name) return words.set({ kind: "own", state: "missing", ...nothing, name });
    words.set({ kind: "own", state: "loading", ...nothing, name });
    const loading = words.get();
    const { size, leftOut, bytes } = await send({ kind: "own", text: own.text, tileSet });
    if (words.get() !== loading || bytes === null) return;
    const dictionary = trustedWordGraph(bytes, { tileSet });
    words.set({ ...loading, state: "ready", dictionary, size, leftOut });
  };

  const ready = async (): Promise<void> => {
    const { kind } = words.get();
    await (sent ?? (kind === "free" || kind === "classroom" ? send({ kind }) : null));
  };

  return {
    words,
    choose: (kind, name = own?.name ?? "", text = "") => {
      // What a link brings is not kept: the visitor's own list would be lost.
      if (kind === "own" && text !== "") own = { name, text };
      void prepare(kind, name);
    },
    takeOwn: (name, text) => {
      own = { name, text };
      keepList(own);
      void prepare("own", name);
    },
    textInAddress: () => {
      const { kind, name } = words.get();
      return kind === "own" && own?.name === name ? listInAddress(own.text) : "";
    },
    text: async () => {
      const { kind, dictionary } = words.get();
      if (dictionary === null) return null;
      if (kind === "own") return own?.text ?? null;
      await ready();
      return (await finder.ask("words", {})).text;
    },
    useTiles: (tiles) => {
      if (tiles === tileSet) return;
      tileSet = tiles;
      const { kind, name } = words.get();
      void prepare(kind, name);
    },
    ready,
  };
}

/** Whether tiles have the letters of the free lists. */
function isEnglish({ letters }: TileSet): boolean {
  return letters.map(({ letter }) => letter).join("") === english.letters.map(({ letter }) => letter).join("");
}
