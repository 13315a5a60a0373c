import { applyMove, createGame, type GameState, type Move, type PlayerView, viewFor } from "tilewright";
import type { MoveDetail } from "tilewright/element";
import type { App } from "../app.ts";
import { button, choice, field, make } from "../dom.ts";
import { makeBoard } from "../dress-board.ts";
import { saveFile } from "../files.ts";
import { codeOfLanguage, language, messagesNow } from "../language.ts";
import { fileName, fileOf } from "../record/gcg.ts";
import { turnsOf } from "../step/turns.ts";
import { texts } from "../texts.ts";
import { botSeat, chooseMove, isBotNeeded } from "./bot.ts";

const yourSeat = 0;

/** A game against a simple bot, which thinks in the worker. */
export function createBotPanel(app: App): HTMLElement {
  const said = texts.bot;
  const board = makeBoard(true);
  board.setAttribute("aria-label", said.label);
  const strength = choice(said.strengths, "1");
  const state = make("p", { className: "turn", role: "status" });
  const list = make("ol", { className: "turns", reversed: true, tabIndex: 0, "aria-label": said.turns });
  const save = button(said.save, () => game && saveFile(fileName(game), fileOf(game).text));
  const turns = make(
    "section",
    { className: "card" },
    make("h3", {}, said.turns),
    list,
    make("div", { className: "row" }, save),
  );
  let game: GameState | null = null;
  const say = (words: string): void => {
    state.textContent = words;
  };

  const begin = (): void => {
    try {
      game = createGame({ players: [said.you, said.bot], ruleset: app.ruleset.get() });
      show();
      void answer();
    } catch (error) {
      // Rules for more players than two.
      say(said.failed((error as Error).message));
    }
  };

  const show = (): void => {
    turns.hidden = board.hidden = game === null;
    if (game === null) return;
    board.view = viewFor(game, yourSeat);
    const { status, players } = game;
    const over = status.kind === "over";
    const [you, bot] = players.map(({ score }) => score) as [number, number];
    state.textContent = over
      ? `${texts.endReasons[status.reason]} ${said.over(you, bot)}`
      : isBotNeeded(game)
        ? said.thinking
        : "";
    // The newest first: the list is longer than its place.
    const items = turnsOf(game).map(({ words, play, why }) =>
      make("li", {}, words, " ", make("code", {}, play), ...(why === "" ? [] : [make("small", {}, why)])),
    );
    list.replaceChildren(...items.reverse());
  };

  /** Lets the bot move until it is the visitor's turn. */
  const answer = async (): Promise<void> => {
    try {
      while (game !== null && isBotNeeded(game)) {
        const before: GameState = game;
        const { dictionary } = app.lists.words.get();
        if (dictionary === null) return say(said.needsWords);
        const move = await chooseMove(before, dictionary, find);
        // A challenge or a new game may have come in between.
        if (game !== before) continue;
        const { state: next } = applyMove(before, move, { by: botSeat, dictionary });
        game = next ?? applyMove(before, { type: "pass" }, { by: botSeat }).state ?? before;
        show();
      }
    } catch (error) {
      state.textContent = said.failed((error as Error).message);
    }
  };

  const find = async (view: PlayerView): Promise<Move | null> => {
    await app.lists.ready();
    const { placements } = await app.finder.ask("best", { view, place: Number(strength.value) });
    return placements === null ? null : { type: "play", placements };
  };

  board.addEventListener("tilewright-move", (event) => {
    if (game === null) return;
    const { move, at } = (event as CustomEvent<MoveDetail>).detail;
    const { dictionary } = app.lists.words.get();
    const result = applyMove(game, move, { by: yourSeat, at, ...(dictionary === null ? {} : { dictionary }) });
    if (!result.ok) return board.refuse(result.violations);
    game = result.state;
    show();
    void answer();
  });
  app.lists.words.watch(({ dictionary }) => {
    board.dictionary = dictionary ?? undefined;
  });
  language.watch(() => {
    board.messages = messagesNow();
    board.lang = list.lang = codeOfLanguage();
    show();
  });

  return make(
    "div",
    { className: "columns" },
    make(
      "div",
      {},
      make("h2", {}, said.heading),
      make("p", { className: "note" }, said.how),
      make(
        "div",
        { className: "row" },
        field(said.strength, strength),
        button(said.begin, begin, { className: "main" }),
      ),
      state,
      board,
    ),
    make("div", {}, turns),
  );
}
