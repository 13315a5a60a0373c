import { applyMove, type GameState, type Move, type PlayerView, viewFor } from "tilewright";
import { liven, type MoveDetail } from "tilewright/element";
import type { App } from "../app.ts";
import { button, make } from "../dom.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { makeBoard } from "../make-board.ts";
import { fileName, fileOf } from "../record/gcg.ts";
import { turnsOf } from "../step/turns.ts";
import { createStore } from "../store.ts";
import { createRoom, createSide } from "../tabs.ts";
import { texts } from "../texts.ts";
import { createTypedPlay } from "../typed-play.ts";
import { chooseMove, isNeeded } from "./bot.ts";
import { createGamesPanel } from "./games-panel.ts";
import { keepGame, keepIfRoom, keptGames } from "./keep-games.ts";
import { type PlayedGame, seenGame } from "./saved-game.ts";

/** A game against a simple bot, which thinks in the worker, or against somebody to whom a link is passed. */
export function createPlayPanel(app: App): HTMLElement {
  const said = texts.play;
  const board = makeBoard();
  board.setAttribute("aria-label", said.label);
  const state = make("p", { className: "turn", role: "status" });
  const list = make("ol", { className: "turns", reversed: true, tabIndex: 0, "aria-label": said.turns });
  const tab = createStore<"games" | "turns">("games");
  let played: PlayedGame | null = null;
  /** Whether the visitor has begun, opened or moved in the game. */
  let isOwn = true;
  /** Keeps the game. What a link brings, and what the bot does in it, takes no room from the visitor's own games. */
  const keep = (): boolean => {
    if (played === null) return false;
    if (!isOwn) return keepIfRoom(played);
    keepGame(played);
    return true;
  };

  // What is saved and stepped through is what the visitor may see: the other rack is not in it.
  const save = button(said.save, () => played && saveFile(fileName(played.game), fileOf(seenGame(played)).text));
  const step = button(said.step, () => {
    if (played === null) return;
    app.record.set(fileOf(seenGame(played)).text);
    app.show.set("step");
  });
  const turns = make("div", {}, createTypedPlay(board), list, make("div", { className: "row" }, save, step));

  const games = createGamesPanel(app, {
    begin: (next) => {
      open(next);
      tab.set("turns");
    },
    open: (next) => void open(next),
    take: (next) => open(next, false),
  });

  /** Shows a game, and goes on with it. Returns whether it is kept. */
  const open = (next: PlayedGame | null, isVisitors = true): boolean => {
    // Another viewer is another board: what one has laid is not for the other.
    if (next?.id !== played?.id) board.view = null;
    played = next;
    isOwn = isVisitors;
    const isKept = keep();
    show();
    void answer();
    return isKept;
  };
  const change = (game: GameState): void => {
    if (played === null) return;
    played = { ...played, game };
    keep();
    show();
  };

  const show = (): void => {
    board.hidden = played === null;
    save.disabled = step.disabled = played === null;
    games.show(played);
    state.textContent = played === null ? said.noGame : stateOf(played);
    list.replaceChildren();
    if (played === null) return;
    board.you = played.seat;
    board.view = viewFor(played.game, played.seat);
    // The newest first: the list is longer than its place.
    const items = turnsOf(seenGame(played)).map(({ words, play, why }) =>
      make("li", {}, words, " ", make("code", {}, play), ...(why === "" ? [] : [make("small", {}, why)])),
    );
    list.replaceChildren(...items.reverse());
  };

  /** Lets the bot move until it is the visitor's turn. */
  const answer = async (): Promise<void> => {
    try {
      while (played !== null && played.opponent !== "friend" && isNeeded(played.game, 1 - played.seat)) {
        const { game, opponent, seat } = played;
        const by = 1 - seat;
        const { dictionary } = app.lists.words.get();
        if (dictionary === null) {
          state.textContent = said.needsWords;
          return;
        }
        const move = await chooseMove(game, by, dictionary, (view) => find(view, Number(opponent)));
        // A challenge or another game may have come in between.
        if (played?.game !== game) continue;
        const { state: next } = applyMove(game, move, { by, dictionary });
        change(next ?? applyMove(game, { type: "pass" }, { by }).state ?? game);
      }
    } catch (error) {
      state.textContent = said.failed((error as Error).message);
    }
  };

  const find = async (view: PlayerView, place: number): Promise<Move | null> => {
    await app.lists.ready();
    const { placements } = await app.finder.ask("best", { view, place });
    return placements === null ? null : { type: "play", placements };
  };

  board.addEventListener("tilewright-move", (event) => {
    if (played === null) return;
    const { move, at } = (event as CustomEvent<MoveDetail>).detail;
    const { dictionary } = app.lists.words.get();
    const words = dictionary === null ? {} : { dictionary };
    const result = applyMove(played.game, move, { by: played.seat, at, ...words });
    if (!result.ok) return board.refuse(result.violations);
    isOwn = true;
    change(result.state);
    if (played.opponent === "friend") tab.set("games");
    void answer();
  });
  app.lists.words.watch(({ dictionary }) => {
    board.dictionary = dictionary ?? undefined;
    // A bot that had no words goes on with them.
    if (dictionary !== null) void answer();
  });
  language.watch(() => {
    board.messages = messagesNow();
    board.lang = list.lang = codeOfLanguage();
    show();
  });
  liven(board);

  const side = createSide(said.beside, said.tabs, { games: games.node, turns }, tab, "play-", [state]);
  // The game of the last visit, unless a link brings one.
  const [last = null] = keptGames();
  if (app.game.get() === "") open(last);
  if (last !== null) tab.set("turns");
  app.game.watch((packed) => {
    if (packed === "") return;
    tab.set("games"); // what becomes of a link is said there
    games.take(packed);
  });
  return createRoom([board], side);
}

/** Whose turn it is, or how the game ended. */
function stateOf({ game, seat, opponent }: PlayedGame): string {
  const said = texts.play;
  const { status, players } = game;
  const other = players[1 - seat]?.name ?? "";
  if (status.kind === "over") {
    const [yours = 0, theirs = 0] = [players[seat]?.score, players[1 - seat]?.score];
    const name = opponent === "friend" ? other : said.theBot;
    return `${texts.endReasons[status.reason]} ${said.over(yours, theirs, name)}`;
  }
  if (!isNeeded(game, 1 - seat) || isNeeded(game, seat)) return said.yourTurn;
  return opponent === "friend" ? said.theirTurn(other) : said.thinking;
}
