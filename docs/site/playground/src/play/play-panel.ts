import { applyMove, type GameState, type Move, type PlayerView, viewFor } from "tilewright";
import { liven, type MoveDetail } from "tilewright/element";
import type { App } from "../app.ts";
import { make } from "../dom.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { makeBoard } from "../make-board.ts";
import { emptySpot, viewOf } from "../position/spot.ts";
import { createStore } from "../store.ts";
import { createBoardRoom, createSide } from "../tabs.ts";
import { texts } from "../texts.ts";
import { chooseMove, isNeeded } from "./bot.ts";
import { createGamesPanel } from "./games-panel.ts";
import { keepGame, keepIfRoom, keptGames } from "./keep-games.ts";
import { hasMoved, type PlayedGame } from "./saved-game.ts";
import { createTilesPanel } from "./tiles-panel.ts";
import { createTurnsPanel } from "./turns-panel.ts";

/** Who has put a game on the board: the visitor, a link, or the page, so that there is something to play. */
type Origin = "visitor" | "link" | "page";

/** How long a move that lays nothing is to be read before the bot answers it, in milliseconds. */
const readingTime = 1200;

/** A game against a simple bot, which thinks in the worker, or against somebody to whom a link is passed. */
export function createPlayPanel(app: App): HTMLElement {
  const said = texts.play;
  const board = makeBoard();
  board.setAttribute("aria-label", said.label);
  const notice = (): HTMLElement => make("p", { className: "notice warn", role: "status", hidden: true });
  const whyNot = notice();
  const ofLink = notice();
  const say = (where: HTMLElement, words: string): void => {
    where.textContent = words;
    where.hidden = words === "";
  };
  /** Says why the game does not go on. */
  const warn = (words: string): void => say(whyNot, words);
  const tab = createStore<"turns" | "tiles" | "games">("turns");
  let played: PlayedGame | null = null;
  let origin: Origin = "page";
  /** Keeps the game. What a link brings, and what the bot does in it, takes no room from the visitor's own games. */
  const keep = (): boolean => {
    if (played === null || origin === "page") return false;
    if (origin === "link") return keepIfRoom(played);
    keepGame(played);
    return true;
  };

  /** Shows a game, and goes on with it. Returns whether it is kept. */
  const open = (next: PlayedGame, from: Origin): boolean => {
    // Another viewer is another board: what one has laid is not for the other.
    if (next.id !== played?.id) board.view = null;
    played = next;
    origin = from;
    const isKept = keep();
    show();
    void answer();
    return isKept;
  };
  /** Makes a new game; `null`, and says why, if the rules are for more than two. */
  const made = (): PlayedGame | null => {
    try {
      return games.make();
    } catch (error) {
      warn(said.failed((error as Error).message));
      return null;
    }
  };
  /** Begins a game that is kept once the visitor moves in it. If there can be none, the board stays empty. */
  const openFirst = (): void => {
    const next = made();
    if (next !== null) return void open(next, "page");
    played = null;
    show();
  };
  const change = (game: GameState): void => {
    if (played === null) return;
    played = { ...played, game };
    keep();
    show();
  };

  const show = (): void => {
    games.show(played);
    turns.show(played);
    board.toggleAttribute("readonly", played === null);
    if (played === null) board.view = viewOf(app.ruleset.get(), emptySpot(app.ruleset.get()));
    else {
      board.you = played.seat;
      board.view = viewFor(played.game, played.seat);
    }
    tiles.show(played === null ? null : board.view);
  };

  /** Lets the bot move until it is the visitor's turn. */
  const answer = async (): Promise<void> => {
    if (played !== null) warn("");
    try {
      while (played !== null && played.opponent !== "friend" && isNeeded(played.game, 1 - played.seat)) {
        const { game, opponent, seat } = played;
        const by = 1 - seat;
        const { dictionary, state } = app.lists.words.get();
        // A list that is on its way is waited for: the bot goes on when it is there.
        if (dictionary === null) return state === "loading" ? undefined : warn(said.needsWords);
        // A play stands on the board. What a challenge or an exchange has come to is a sentence that the answer replaces.
        const isSentence = hasMoved(played) && game.history.at(-1)?.type !== "played";
        const isRead = new Promise((resolve) => setTimeout(resolve, isSentence ? readingTime : 0));
        const move = await chooseMove(game, by, dictionary, (view) => find(view, Number(opponent)));
        await isRead;
        // A challenge or another game may have come in between.
        if (played?.game !== game) continue;
        const { state: next } = applyMove(game, move, { by, dictionary });
        change(next ?? applyMove(game, { type: "pass" }, { by }).state ?? game);
      }
    } catch (error) {
      warn(said.failed((error as Error).message));
    }
  };

  const find = async (view: PlayerView, place: number): Promise<Move | null> => {
    await app.lists.ready();
    const { placements } = await app.finder.ask("best", { view, place });
    return placements === null ? null : { type: "play", placements };
  };

  const move = (asked: Move, at = played?.game.history.length ?? 0): void => {
    if (played === null) return;
    const { dictionary } = app.lists.words.get();
    const words = dictionary === null ? {} : { dictionary };
    const result = applyMove(played.game, asked, { by: played.seat, at, ...words });
    if (!result.ok) {
      board.refuse(result.violations);
      return;
    }
    origin = "visitor";
    say(ofLink, "");
    change(result.state);
    passOn();
    void answer();
  };
  /** Shows the link for the other player, where it is their turn. */
  const passOn = (): void => {
    if (played === null || played.opponent !== "friend" || isNeeded(played.game, played.seat)) return;
    tab.set("games");
    side.open(true);
  };

  /** @param byKey - No pointer has pressed the button, which is gone now: the keys go on at the board. */
  const begin = (byKey: boolean): void => {
    const next = made();
    if (next === null) return;
    open(next, "visitor");
    tab.set("turns");
    side.open(false);
    if (byKey) board.shadowRoot?.querySelector("input")?.focus();
    passOn();
  };
  const games = createGamesPanel(app, {
    begin,
    open: (next) => {
      if (next === null) openFirst();
      else open(next, "visitor");
      side.open(false);
    },
    take: (next) => {
      if (next !== null) return open(next, "link");
      if (played === null) openLast();
      return false;
    },
    say: (words) => say(ofLink, words),
  });
  const turns = createTurnsPanel(app, {
    move,
    goBack: (game) => {
      // What has been laid in a later turn is not for an earlier one.
      board.view = null;
      change(game);
    },
    begin,
  });
  const tiles = createTilesPanel();
  const side = createSide(
    said.beside,
    said.tabs,
    { turns: turns.node, tiles: tiles.node, games: games.node },
    tab,
    "play-",
  );
  turns.over.slot = "over";
  board.append(turns.over);

  board.addEventListener("tilewright-move", (event) => {
    const detail = (event as CustomEvent<MoveDetail>).detail;
    move(detail.move, detail.at);
  });
  app.lists.words.watch(({ dictionary }) => {
    board.dictionary = dictionary ?? undefined;
    // A bot that had no words goes on with them.
    if (dictionary !== null) void answer();
  });
  language.watch(() => {
    board.messages = messagesNow();
    board.lang = codeOfLanguage();
    if (played !== null) show();
  });
  liven(board);

  /** The game of the last visit, and without one a new game. */
  const openLast = (): void => {
    const [last] = keptGames();
    if (last === undefined) openFirst();
    else open(last, "visitor");
  };
  // Not before the panel is seen; and not while a link brings a game, or as long as the rules allow none.
  const openIfSeen = (): void => {
    if (app.show.get() === "bot" && played === null && app.game.get() === "") openLast();
  };
  app.show.watch(openIfSeen);
  app.ruleset.watch(openIfSeen);
  app.game.watch((packed) => {
    if (packed !== "") games.take(packed);
  });
  return createBoardRoom(board, side, ofLink, whyNot);
}
