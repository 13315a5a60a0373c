// @vitest-environment happy-dom
// The pages of the docs, as they stand there, with the servers of the docs, as they stand there.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  applyMove,
  createGame,
  digestOf,
  type GameView,
  type Move,
  type PlayerView,
  unwrap,
  type Violation,
  viewFor,
} from "tilewright";
import { defineBoard, type TilewrightBoard } from "tilewright/element";
import { afterEach, describe, expect, test, vi } from "vitest";

const generated = `${process.cwd()}/test/examples/generated/`;

/** The files made of the blocks of a page of docs, in their order there. */
function filesOf(page: string, folder = ""): readonly string[] {
  const lineOf = (name: string) => Number(/-(\d+)(?:\.test)?\.ts$/.exec(name)?.[1]);
  return readdirSync(generated + folder)
    .filter((name) => name.startsWith(`docs-${page}-md-`))
    .sort((a, b) => lineOf(a) - lineOf(b))
    .map((name) => `${generated}${folder}${name}`);
}

/** Opens a page in a tab of its own: the same script once more. */
async function open(file: string): Promise<TilewrightBoard> {
  document.body.replaceChildren(document.createElement("main"));
  // Another test file may have imported the element before, for a window of its own.
  defineBoard("tilewright-board");
  tabs += 1;
  await import(/* @vite-ignore */ `${file}?tab=${tabs}`);
  return document.querySelector("tilewright-board") as TilewrightBoard;
}
let tabs = 0;

/** What the players read below the board. */
const said = (board: TilewrightBoard) => board.shadowRoot?.querySelector('[role="status"]')?.textContent?.trim();

/** The player wants to make a move, as buttons and typed plays say it. */
const want = (board: TilewrightBoard, move: Move) =>
  board.dispatchEvent(new CustomEvent("tilewright-move", { detail: { move, at: board.view?.history.length } }));

const played = (view: GameView | null) => view?.history.flatMap(({ type }) => (type === "passed" ? [type] : []));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("on the page of docs/start", () => {
  const rack = ({ shadowRoot }: TilewrightBoard) => shadowRoot!.querySelectorAll("[data-place]").length;
  const reveal = ({ shadowRoot }: TilewrightBoard) => shadowRoot!.querySelector<HTMLElement>("[data-action=reveal]")!;

  test("two players pass in turn, and each rack is shown when its player asks for it", async () => {
    const board = await open(filesOf("start", "pages/")[0]!);
    expect(board.view?.viewer).toBe(board.view?.status.turn);
    const first = board.view?.viewer;
    expect(rack(board)).toBe(0);
    reveal(board).click();
    expect(rack(board)).toBe(7);
    want(board, { type: "pass" });
    expect([board.view?.viewer, rack(board)]).toEqual([1 - first!, 0]);
    want(board, { type: "accept" });
    expect(said(board)).toBe("You cannot accept a play now.");
  });

  test("a challenge is decided by the words that the page hands in", async () => {
    const board = await open(filesOf("start", "pages/")[0]!);
    const { viewer, rack: tiles } = board.view as PlayerView;
    const letters = tiles.map((tile) => (tile === "?" ? { letter: "Q", blank: true } : { letter: tile }));
    const placements = letters.map((tile, i) => ({ row: 7, col: 4 + i, ...tile }));
    want(board, { type: "play", placements });
    want(board, { type: "challenge" });
    const challenged = expect.objectContaining({ type: "challenged", player: 1 - viewer });
    expect(board.view?.history).toContainEqual(challenged);
  });
});

describe("the page of docs/recipes/show-a-board with the server of docs/recipes/authoritative-server", () => {
  interface Rows {
    serve(game: string, seat: number, message: unknown): object;
    save(game: string, kept: object, digest: string | undefined): boolean;
  }

  /** The functions of the server, without the moves that the recipe makes below them. */
  async function start(): Promise<Rows> {
    const [, block = ""] = /```ts\n(.*?)\nconst racks = /s.exec(
      readFileSync("docs/recipes/authoritative-server.md", "utf8"),
    )!;
    writeFileSync(`${generated}authoritative-server.ts`, `${block}\nexport { save, serve };\n`);
    return (await import(/* @vite-ignore */ `${generated}authoritative-server.ts`)) as Rows;
  }

  test("a move is made, a second one is refused in words, and a move that got lost is caught up with", async () => {
    const { save, serve } = await start();
    const game = createGame({ players: ["Ann", "Ben"], first: 0, seed: "a page and a server" });
    save("game 1", { game, made: {} }, undefined);
    const at: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
      const message = JSON.parse(body);
      if (path === "moves") at.push(typeof message.at);
      const answer = path === "view" ? viewFor(game, 0) : serve("game 1", 0, message);
      return { json: async () => JSON.parse(JSON.stringify(answer)) };
    });
    const board = await open(filesOf("recipes-show-a-board", "pages/")[0]!);
    want(board, { type: "pass" });
    await vi.waitFor(() => expect(played(board.view)).toEqual(["passed"]));
    expect(said(board)).toContain("Ben");
    want(board, { type: "pass" });
    await vi.waitFor(() => expect(said(board)).toBe("It's not your turn."));
    expect(at).toEqual(["string", "string"]);
    // Ben passes, and Ann does not hear of it.
    const { state } = unwrap(applyMove(game, { type: "pass" }, { by: 0 }));
    serve("game 1", 1, { id: "ben", at: digestOf(viewFor(state, 1)), move: { type: "pass" } });
    want(board, { type: "accept" });
    await vi.waitFor(() => expect(played(board.view)).toEqual(["passed", "passed"]));
    expect(said(board)).toBe("The game has moved on since you looked.");
  });
});

describe("docs/recipes/two-tabs-and-a-server", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Starts the server. Returns the keys that it prints. */
  async function start(): Promise<readonly string[]> {
    vi.stubEnv("PORT", "0");
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    const [file] = filesOf("recipes-two-tabs-and-a-server").filter((path) => !path.includes("/pages/"));
    ({ server } = (await import(/* @vite-ignore */ file!)) as { server: Server });
    const keys = print.mock.calls.map(([line]) => /#(.+)$/.exec(String(line))![1]!);
    print.mockRestore();
    vi.unstubAllEnvs();
    vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
      const answer = await ask(path, "POST", body);
      return { status: answer.status, json: async () => JSON.parse(await answer.body()) };
    });
    vi.stubGlobal("EventSource", Events);
    return keys;
  }

  function ask(path: string, method: string, body?: string) {
    const { port } = (server as Server).address() as AddressInfo;
    return new Promise<{ status: number; body(): Promise<string>; on(heard: (data: string) => void): void }>(
      (resolve) =>
        request({ port, path, method }, (response) =>
          resolve({
            status: response.statusCode!,
            body: () => text(response),
            on: (heard) =>
              response
                .setEncoding("utf8")
                .on("data", heard)
                .on("error", () => {}),
          }),
        ).end(body),
    );
  }

  /** What the test needs of an EventSource: each message of the server's stream. */
  const sent: string[] = [];
  class Events {
    readonly #path: string;
    constructor(path: string) {
      this.#path = path;
    }
    addEventListener(_: "message", hear: (event: { readonly data: string }) => void) {
      let rest = "";
      void ask(this.#path, "GET").then(({ on }) =>
        on((chunk) => {
          sent.push(chunk);
          const messages = (rest + chunk).split("\n\n");
          rest = messages.pop()!;
          for (const message of messages) hear({ data: message.slice("data: ".length) });
        }),
      );
    }
  }

  test("two players move, ask for an undo and agree to it, and no page is sent a secret", async () => {
    const keys = await start();
    const tab = async (key: string) => {
      location.hash = `#${key}`;
      const board = await open(filesOf("recipes-two-tabs-and-a-server", "pages/")[0]!);
      await vi.waitFor(() => expect(board.view).not.toBeNull());
      const [ask, yes, no] = [...document.querySelectorAll<HTMLElement>("button")] as [
        HTMLElement,
        HTMLElement,
        HTMLElement,
      ];
      return { board, ask, yes, no };
    };
    const tables = [await tab(keys[0]!), await tab(keys[1]!)];
    const first = tables[0]!.board.view!.status.turn!;
    const [ann, ben] = [tables[first]!, tables[1 - first]!];
    expect([ann, ben].map(({ yes, no }) => [yes.hidden, no.hidden])).toEqual([
      [true, true],
      [true, true],
    ]);

    want(ann.board, { type: "pass" });
    await vi.waitFor(() => expect([ann, ben].map(({ board }) => played(board.view))).toEqual([["passed"], ["passed"]]));
    want(ann.board, { type: "pass" });
    await vi.waitFor(() => expect(said(ann.board)).toBe("It's not your turn."));

    ann.ask.click();
    await vi.waitFor(() => expect([ben.yes.hidden, ben.no.hidden, ann.yes.hidden]).toEqual([false, false, true]));
    ben.no.click();
    await vi.waitFor(() => expect(ben.yes.hidden).toBe(true));
    expect(played(ann.board.view)).toEqual(["passed"]);

    ann.ask.click();
    await vi.waitFor(() => expect(ben.yes.hidden).toBe(false));
    const before = JSON.stringify({ move: { type: "challenge" }, at: "", undos: 0 });
    ben.yes.click();
    await vi.waitFor(() => expect([ann, ben].map(({ board }) => played(board.view))).toEqual([[], []]));

    // A message from before the undo, and what is not a message.
    const path = `/table?seat=${keys[0]}`;
    const late = JSON.parse(await (await ask(path, "POST", before)).body()) as { refused: readonly Violation[] };
    expect(late.refused.map(({ code }) => code)).toEqual(["stale"]);
    expect((await ask(path, "POST", "{")).status).toBe(400);
    for (const body of ["null", '{"move":{"type":"adjust"}}']) {
      const { refused } = JSON.parse(await (await ask(path, "POST", body)).body());
      expect(refused.map(({ path }: { path: string }) => path)).toEqual([expect.any(String)]);
    }
    expect((await ask("/table?seat=nobody", "POST", before)).status).toBe(403);

    const views = sent
      .join("")
      .split("\n\n")
      .filter(Boolean)
      .map((message) => JSON.parse(message.slice(6)).view);
    expect(views.length).toBeGreaterThan(8);
    for (const { viewer, players, bag, ...rest } of views as readonly GameView[]) {
      expect(rest).not.toHaveProperty("seed");
      expect([bag, players[1 - viewer!]!.rack].map(({ tiles }) => tiles)).toEqual([[], []]);
    }
  });
});
