import { createHash } from "node:crypto";
import fc from "fast-check";
import { defineLayout, defineRuleset, defineTileSet, stepsOf, unwrap } from "tilewright";
import { type GcgGame, parseGameHistory, parseGcg, type Remark } from "tilewright/notation";
import { describeBoard, renderSvg, svgThemes } from "tilewright/render";
import { type ReplayOptions, renderReplay, renderSheetHtml, storyOf, turnsOf } from "tilewright/replay";
import { northAmerica2017 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { languageNamed, languageNames } from "../../src/cli/languages.ts";
import { startSpans } from "../../src/replay/page/spans.ts";
import { type StepTaken, stepsTaken } from "../../src/replay/page/steps.ts";
import { englishForPage } from "../../src/replay/parts.ts";
import { right, wrong } from "../cli/files.ts";
import { sameAsInEnglish } from "../messages/same-as-in-english.ts";

const ended = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? 11E BIt +15 24
>Ben: BIOQTU? -- -15 9
>Ann: EIIIIOU 9H .O +9 48
>Ann:  (challenge) +5 53
>Ben: BIOQTU? (time) -10 -1
>Ann:  (BIOQTU?) +34 87
`;

interface PageRecord {
  readonly file: string;
  readonly game: GcgGame;
  readonly remarks: readonly Remark[];
}

function replayPage({ file, game, remarks }: PageRecord, messages?: ReplayOptions["messages"]): string {
  return renderReplay(game, { file, remarks, messages });
}

/** The steps of a page in English, with the game after each. */
function stepsOfPage(game: GcgGame, remarks: readonly Remark[]): readonly StepTaken[] {
  return [...stepsTaken(game, remarks, englishForPage)];
}

function pageOf(text: string, file = "games/club.gcg"): string {
  return replayPage({ file, ...unwrap(parseGcg(text)) });
}

/** What is visible of timed parts at a step, and all others. */
function atStep(lines: readonly string[], step: number): readonly string[] {
  return lines.flatMap((line) => {
    const [time, from, to] = / data-from="(\d+)" data-to="(\d+)"(?: hidden="")?/.exec(line) ?? [];
    if (time === undefined) return [line];
    return Number(from) <= step && step < Number(to) ? [line.replace(time, "")] : [];
  });
}

/** A picture with each drawing where it is used: the parts of a square beside each other, as `renderSvg` has them. */
function unfold(lines: readonly string[]): string {
  const drawings = new Map<string, string>();
  const squares = new Map<string, string>();
  const text = lines.flatMap((line) => {
    if (line.startsWith("<defs>"))
      for (const [, id, parts] of line.matchAll(/<g id="([^"]*)">(.*?)<\/g>(?=<g id=|<\/defs>)/g))
        drawings.set(id!, parts!);
    const [, id, x, y] = /^<use href="#([^"]*)" x="(\d+)" y="(\d+)"\/>$/.exec(line) ?? [];
    if (id === undefined) return line.startsWith("<defs>") ? [] : [line];
    const place = `<g transform="translate(${x} ${y})">`;
    squares.set(place, `${squares.get(place) ?? ""}${drawings.get(id)}`);
    return [];
  });
  return [...text.slice(0, -1), ...[...squares].map(([place, parts]) => `${place}${parts}</g>`), text.at(-1)].join(
    "\n",
  );
}

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start) + start.length, text.indexOf(end, text.indexOf(start)));

/** The tags of a page in their order, without what keeps directions of writing apart. */
const tagsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<\/?([a-z]\w*)/gi)].map(([tag]) => tag).filter((tag) => !tag.endsWith("bdi"));

/** What people read or hear on a page. */
const readOn = (page: string): readonly string[] => {
  const body = page.slice(page.indexOf("<body>"), page.indexOf("<script>")).replaceAll(/<\/?bdi>/g, "");
  return [...body.matchAll(/>([^<>]*\p{L}[^<>]*)<|aria-label="([^"]*)"/gu)].map(
    ([, text, label]) => text ?? label ?? "",
  );
};

describe("in another language the page of a recorded game", () => {
  const records = [ended, wrong].map((text) => ({ file: "games/club.gcg", ...unwrap(parseGcg(text)) }));
  // What a language lacks is English on its page.
  const names = languageNames.slice(1);
  /** Names, plays, notes and scores of a record. */
  const shared = [
    /^(?:A game in the club|Ann Archer|Ben Baker|a good start|(?:Ann|Ben) \w+: -?\d+|.* · .*)$/,
    // A play, a tile, explained figures, the name of the tile set.
    /^(?:[\dA-Z]+ [\w.]+|[\d×·!?A-Z]+|[A-Z]+ [\d()+x]+ = \d+|english)$/,
  ];

  test.each(names)("is the same page, word for word in %s", (name) => {
    const words = languageNamed(name);
    for (const record of records) {
      const [page, english] = [replayPage(record, words), replayPage(record)];
      expect(page).toContain(`<html lang="${words.language}">`);
      expect(tagsOf(page)).toEqual(tagsOf(english));
      const inEnglish = new Set(readOn(english));
      const isShared = (text: string): boolean =>
        sameAsInEnglish(name).includes(text) || shared.some((pattern) => pattern.test(text));
      expect(readOn(page).filter((text) => inEnglish.has(text) && !isShared(text))).toEqual([]);
    }
  });

  test("is so in eight languages at least", () => {
    expect(names.length).toBeGreaterThanOrEqual(8);
  });
});

describe("the page of a recorded game", () => {
  test("has the steps of the story, counted from 1, and events that have only a remark", () => {
    const { game, remarks } = unwrap(parseGcg(ended));
    const events = stepsOfPage(game, remarks).map(({ step }) => step.event);
    expect(events).toEqual([null, ...storyOf(game).map(({ event }) => event)]);
    const turnSet = game.state.history.findIndex(({ type }) => type === "turn-set");
    const alone: Remark = { ...unwrap(parseGcg(wrong)).remarks[0]!, event: turnSet };
    expect(stepsOfPage(game, [alone]).map(({ step }) => step.event)).toEqual([null, turnSet, ...events.slice(1)]);
  });

  test("has every turn with its explained score, its note and the totals after it", () => {
    const page = pageOf(ended);
    for (const text of [
      "<h1>A game in the club</h1>",
      "Ann Archer 87, Ben Baker -1. Ann Archer wins.",
      '<p class="head">Ben Baker: H6 FA.M from AFMQXYZ, 9 points</p><p class="why">FARM 4+1+1+3 = 9</p>',
      '<p class="note">a good start</p>',
      "Ann Archer 39 · Ben Baker 9",
      "Ann Archer's challenge succeeds: at least one word is not valid.",
      "Ben Baker loses 10 points (time).",
      "Game over: Ann Archer went out and wins. Final scores: Ann Archer 87 and Ben Baker -1.",
    ])
      expect(page).toContain(text);
  });

  test("has the score sheet, whose moves lead to their turns", () => {
    const sheet = between(pageOf(right), "<tbody>", "</table>").replace(/ class="number"/g, "");
    expect(sheet).toContain(
      '<tr><th scope="row">1</th><td><a href="#turn-1">8F HORN</a></td><td>14</td><td>14</td>' +
        '<td><a href="#turn-2">H6 FA.M</a></td><td>9</td><td>9</td></tr>',
    );
    expect(sheet).toContain('<th scope="row">total</th>');
  });

  test("has an address for each event of a step, to which a sheet elsewhere can lead", () => {
    const { game, remarks } = unwrap(parseGcg(ended));
    const page = replayPage({ file: "", game, remarks });
    for (const [i, { event, head }] of storyOf(game).entries()) {
      const told = between(page, `<li id="turn-${i + 1}">`, "</li>");
      expect(told).toContain(`<div class="told" id="event-${event}"><p class="head">${head}</p>`);
    }
    const sheet = renderSheetHtml(game, { addressOf: (event) => `final.html?a&b#event-${event}` });
    const links = [...sheet.matchAll(/href="final\.html\?a&#38;b#(event-\d+)"/g)].map(([, id]) => id);
    const adjusted = game.state.history.filter((event) => event.type === "adjusted" && event.reason !== "rack");
    expect(links).toHaveLength(turnsOf(game).length + adjusted.length);
    for (const id of links) expect(page).toContain(` id="${id}"`);
    expect(renderSheetHtml(game, { addressOf: () => null })).toBe(renderSheetHtml(game));
  });

  test("has a line of scores for each player", () => {
    const chart = between(pageOf(right), '<figure class="chart">', "</figure>");
    expect(chart.match(/<polyline /g)).toHaveLength(2);
    expect(chart).toContain("Ann Archer: 39</li>");
    const [heights = []] = [...chart.matchAll(/points="([^"]+)"/g)].map(([, points]) =>
      points!.split(" ").map((point) => Number(point.split(",")[1])),
    );
    // Higher scores are further up.
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(3);
  });

  test("has the remarks on the record, with a link to the turn", () => {
    const page = pageOf(wrong);
    expect(page).toContain(
      '<li>Line 9, column 25: Wrong score: found 26, expected 25 <a href="#turn-3">Turn 3</a></li>',
    );
    expect(page).toContain('<p class="remark">Wrong score: found 26, expected 25</p>');
    expect(pageOf(right)).not.toContain("the-remarks");
  });

  test("shows at each step the picture that renderSvg draws, and the sentences of describeBoard", () => {
    const { game, remarks } = unwrap(parseGcg(ended));
    const page = replayPage({ file: "", game, remarks });
    const picture = between(page, '<div class="board">', "</div>").split("\n");
    const sentences = between(page, '<ul class="board-words">\n', "\n</ul>").split("\n");
    const colors = Object.fromEntries(Object.keys(svgThemes.light).map((part) => [part, `var(--${part})`]));
    const title = "The board, described in words below.";
    const steps = stepsOfPage(game, remarks);
    expect(steps.length).toBeGreaterThan(10);
    steps.forEach(({ state }, step) => {
      expect(unfold(atStep(picture, step))).toBe(renderSvg(state, { colors, title }).replace("\n\n", "\n"));
      const { ruleset, board } = state;
      const said = atStep(sentences, step).map((line) => /^<li>(.*)<\/li>$/.exec(line)?.[1]);
      expect(said).toEqual(describeBoard({ ruleset, board }));
    });
  });

  test("shows the last board where no script runs", () => {
    const { game } = unwrap(parseGcg(ended));
    const picture = between(pageOf(ended), '<div class="board">', "</div>").split("\n");
    const shown = unfold(
      picture.filter((line) => !line.includes(' hidden=""')).map((line) => line.replace(/ data-[^/]*/, "")),
    );
    expect(shown.match(/class="tile"/g)).toHaveLength(game.state.board.filter((tile) => tile !== null).length);
  });

  test("is the same for a GCG and for a game history", () => {
    const history = {
      players: [
        { nickname: "Ann", real_name: "Ann Archer" },
        { nickname: "Ben", real_name: "Ben Baker" },
      ],
      events: [
        { rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14 },
        { player_index: 1, rack: "FAMXYZQ", position: "H6", played_tiles: "FA.M", score: 9, cumulative: 9 },
      ],
    };
    const { game, remarks } = unwrap(parseGameHistory(JSON.stringify(history)));
    const gcg = right.replace(/#title.*\n|#note.*\n|>Ann: PASTE[\s\S]*(?=#incomplete)/g, "");
    expect(replayPage({ file: "club.gcg", game, remarks })).toBe(pageOf(gcg));
  });

  test("needs nothing but the page: no address in it leads anywhere else", () => {
    const page = pageOf(wrong);
    const addresses = [...page.matchAll(/\b(?:src|href|action|url)\s*[=(]\s*["']?([^"')>\s]+)/g)].map(([, to]) => to);
    expect(addresses.filter((to) => !/^(?:#turn-\d+|#square-\d+|data:,|\[?\^?='#turn-)/.test(to!))).toEqual([]);
    expect(page.match(/https?:[^"\s]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
  });

  test("lets the browser run no script and use no style but its own, and make nodes of no text", () => {
    const page = pageOf(right);
    const hash = (tag: string): string =>
      createHash("sha256")
        .update(between(page, `<${tag}>`, `</${tag}>`))
        .digest("base64");
    expect(page).toContain(
      `content="default-src 'none'; img-src data:; style-src 'sha256-${hash("style")}'; script-src 'sha256-${hash("script")}'; ` +
        `require-trusted-types-for 'script'; trusted-types 'none'"`,
    );
    expect(between(page, "<script>", "</script>")).not.toContain("innerHTML");
  });

  test("says who is who where nobody has played yet", () => {
    const page = pageOf("#player1 Ann Ann Archer\n#player2 Ben Ben Baker\n#rack1 HORN\n#incomplete\n");
    expect(page).toContain("Before the first turn.");
    expect(page).toContain("The game is unfinished.");
  });

  test("has its title as text alone, and words from right to left apart from the others where markup can stand", () => {
    // Hebrew, Arabic, and Adlam, which lies beyond the first 65,536 characters.
    for (const word of ["שלום", "سلام", "𞤀𞤁𞤂𞤃"]) {
      const page = pageOf(ended.replace("A game in the club", `${word} <2>`).replace("Ann Archer", word));
      expect(page).toContain(`<title>${word} &#60;2&#62;</title>`);
      expect(page).toContain(`<h1><bdi>${word}</bdi> &#60;2&#62;</h1>`);
      expect(page).toContain(`<bdi>${word}</bdi> 87`);
    }
  });

  test("shows any board, letters of several characters, and words from right to left", () => {
    const layout = defineLayout({ rowsOfSquares: [".".repeat(5), `.'-"#`, ".".repeat(5)] });
    const letters = [..."אבגדל"].map((letter) => [letter, 1, 9] as const);
    const hebrew = defineTileSet({ id: "hebrew", letters, blanks: { count: 1, points: 0 } });
    const record = (play: string) => `#player1 a א ב\n#player2 b Ben\n>a: ${play} +12 12\n#incomplete\n`;
    const read = (play: string, ruleset: object): string =>
      replayPage({
        file: "",
        ...unwrap(parseGcg(record(play), { ruleset: defineRuleset(northAmerica2017, { layout, ...ruleset }) })),
      });
    expect(read("[CH]A 2B [CH]A", { tileSet: spanish })).toContain(">CH</text>");
    const page = read("אבג 2B אבג", { tileSet: hebrew });
    expect(page).toContain("<bdi>א ב</bdi>: 2B <bdi>אבג</bdi> from <bdi>אבג</bdi>");
    expect(page).toContain('<li data-from="1" data-to="2"><bdi>אבג</bdi> across from 2B.</li>');
  });
});

describe("whatever a record says", () => {
  const { game, remarks } = unwrap(parseGcg(wrong));
  const saying = (text: string): string =>
    replayPage({
      file: `${text}/${text}`,
      game: {
        ...game,
        title: text === "" ? null : `${text} title`,
        names: [text, text],
        lexicon: text,
        pragmas: [{ name: "date", text }],
        notes: game.notes.map(({ event }) => ({ event, text })),
      } satisfies GcgGame,
      remarks: remarks.map(
        (remark): Remark => ({ ...remark, reason: { code: "no-such-player", names: [text, text], text } }),
      ),
    });
  const plain = tagsOf(saying("plain"));

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style></title></script><svg onload=alert(1)>",
    "<!--",
    "]]>",
    "&lt;b&gt;&#60;i&#62;",
    "' onmouseover='alert(1)",
    "\u202e<b>\u2028",
    "\u0000\ud800<",
    "אבג<b>אבג",
  ])("%j becomes no markup", (text) => {
    const page = saying(text);
    expect(tagsOf(page)).toEqual(plain);
    expect(page).not.toContain("\u202e");
    expect(page).not.toContain("\u0000");
  });

  test("nothing becomes markup: the page has the same tags", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."<>&\"'/!-= \nabא\u202e\u0000", "script", "&#60;") });
    fc.assert(
      fc.property(texts, (text) => {
        expect(tagsOf(saying(text).replaceAll("<br>", ""))).toEqual(plain);
      }),
    );
  });
});

describe("spans", () => {
  test("at each step there is what was there, in the order of the keys", () => {
    const anySteps = fc.array(fc.dictionary(fc.constantFrom("1", "2", "3", "10"), fc.constantFrom("a", "b")));
    fc.assert(
      fc.property(anySteps, (steps) => {
        const maps = steps.map((step) => new Map(Object.entries(step).map(([key, content]) => [Number(key), content])));
        const collected = startSpans();
        for (const map of maps) collected.add(map);
        const spans = collected.all();
        maps.forEach((map, step) => {
          const there = spans.filter(({ from, to }) => from <= step && step < to);
          expect(there.map(({ key, content }) => [key, content])).toEqual([...map].sort(([a], [b]) => a - b));
        });
        for (const { from, to } of spans) expect(from).toBeLessThan(to);
      }),
    );
  });
});

test("a step is shown for everything that replay prints, and one before the first turn", () => {
  const { game } = unwrap(parseGcg(ended));
  const steps = stepsOfPage(game, []).map(({ step }) => step);
  const events = [...stepsOf(game.state)].map(({ event }) => event.type);
  const shown = steps.flatMap(({ event }) => (event === null ? [] : [events[event]]));
  expect(steps[0]?.event).toBeNull();
  expect(shown).toEqual(events.filter((type) => !["dealt", "accepted", "rack-told", "turn-set"].includes(type)));
});
