// Hostile values in everything that the playground reads: addresses, what the browser keeps, files, fields. Nothing in
// them may run, become markup, or be copied or saved unasked. `node test/browser/playground.mjs` does it in Chromium.
import { strict as assert } from "node:assert";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import ts from "typescript";

const texts = JSON.parse(readFileSync(new URL("../hostile-texts.json", import.meta.url), "utf8"));

/** Before anything of a page runs: what hostile values call if they can, and what is copied or saved. */
const watchPage = () => {
  globalThis.ran = 0;
  globalThis.pwned = () => globalThis.ran++;
  globalThis.process = { exit: () => globalThis.ran++ };
  globalThis.handedOut = [];
  // An empty page has no clipboard.
  if (navigator.clipboard) navigator.clipboard.writeText = async (text) => void globalThis.handedOut.push(text);
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    blob.text().then((text) => globalThis.handedOut.push(text));
    return make.call(URL, blob);
  };
};

/** As the page packs what it puts into an address. */
const pack = (text) => deflateRawSync(Buffer.from(text)).toString("base64url");

/** A game whose rules, players and notes are this text, as a link brings it and the browser keeps it. */
const gameOf = (text) => {
  const setup = { rules: text, variants: [text], layout: text, tiles: text, knobs: text };
  return JSON.stringify({
    id: text,
    seat: 0,
    opponent: "friend",
    setup,
    seed: text,
    players: [text, "Ben"],
    moves: [],
  });
};
const oneLine = (text) => text.replace(/[\n\r\0]/g, " ");
/** A record in which the text stands wherever a record has room for one. */
const gcgOf = (text) =>
  [
    `#player1 Ann ${oneLine(text)}`,
    `#player2 Ben ${oneLine(text)}`,
    ...["title", "description", "lexicon", "tile-set", text].map((name) => `#${name} ${oneLine(text)}`),
    ">Ann: HORNEIA 8F HORN +14 14",
    `#note ${oneLine(text)}`,
    ">Ben: FAMXYZQ H6 FA.M +9 9",
    `>Ann: ${oneLine(text)} 10F ${oneLine(text)} +9 9`,
  ].join("\n");
const historyOf = (text) =>
  JSON.stringify({
    players: [
      { nickname: text, real_name: text },
      { nickname: "Ben", real_name: text },
    ],
    title: text,
    description: text,
    lexicon: text,
    events: [{ rack: "HORNEIA", position: "8F", played_tiles: "HORN", score: 14, cumulative: 14, note: text }],
  });

/** Everything that an address may say, with the text in it; and the same as names of own rules. */
const addressesOf = (text) => [
  {
    show: text,
    rules: text,
    variants: `nineTile,${text}`,
    board: text,
    tiles: text,
    // A name of one's own may be any text.
    knobs: JSON.stringify({ id: text }),
    words: `own:${text}`,
    list: `horn\n${text}`,
    messages: text,
    position: text,
    laid: JSON.stringify([[7, 7, text]]),
    record: pack(gcgOf(text)),
    turn: text,
    game: pack(gameOf(text)),
  },
  { rules: "us2021", knobs: JSON.stringify({ [text]: { [text]: text } }), show: "bot", game: text, words: text },
  { variants: text, tiles: text, board: text, show: "step", record: text },
];
/** The same of what the browser keeps. A visit takes a while, so it is of two texts. */
const keptOf = (text, other) => ({
  "tilewright-address": `#${new URLSearchParams(addressesOf(text)[0])}`,
  "tilewright-games": JSON.stringify([gameOf(text), other, gameOf(other)]),
  "tilewright-record": pack(gcgOf(other)),
  "tilewright-sheet": JSON.stringify({
    players: [text, other],
    list: other,
    title: text,
    date: other,
    entries: [{ kind: "play", text: other, rack: text, points: 1 }],
    racks: [text, other],
  }),
  "tilewright-words": JSON.stringify({ name: other, text: other }),
  "tilewright-theme": text,
});

/** Asserts that a page, and the pages in it, ran nothing, made no markup of the text, and gave nothing away unasked. */
async function isUnharmed(page, text, { asked = 0 } = {}) {
  for (const frame of page.frames()) {
    const look = () => ({
      ran: globalThis.ran,
      made: document.querySelectorAll("img, svg[onload], [onfocus], [onerror]").length,
    });
    // The frame of a recorded game may be on its way to the next one.
    const { ran, made } = await frame
      .evaluate(look)
      .catch(() => page.waitForTimeout(200).then(() => frame.evaluate(look)));
    assert.equal(ran, 0, `something ran: ${text}`);
    assert.equal(made, 0, `markup was made of ${text}`);
  }
  assert.equal((await page.evaluate("globalThis.handedOut")).length, asked, `copied or saved unasked: ${text}`);
}

/** Asserts that a program imports only names that the package exports, and has the text nowhere as code. */
function isSafeProgram(program, text, entries) {
  const source = ts.createSourceFile("program.mjs", program, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  assert.equal(source.parseDiagnostics.length, 0, program);
  const names = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of ["pwned", "process", "globalThis"]) assert.ok(!names.includes(name), `${text}\n${program}`);
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = statement.moduleSpecifier.text;
    const known = from === "node:fs" ? ["readFileSync"] : entries[from];
    for (const { name, propertyName } of statement.importClause.namedBindings.elements)
      assert.ok(known?.includes((propertyName ?? name).text), `imports ${name.text} from ${from}`);
  }
}

/** The program that "Copy the code" would copy; there is none for rules that cannot be made. */
async function programIsSafe(page, text, entries) {
  const program = await page.evaluate(() => document.querySelector("pre.code").textContent);
  if (program !== "") isSafeProgram(program, text, entries);
}

/** Saves a page for a class with these texts as its title, its names and its words, and one in its rules, and opens it. */
async function classPageIsSafe(page, given, folder) {
  const saved = await page.evaluate(async (all) => {
    const knobs = JSON.stringify({ id: all[0] });
    location.hash = `#${new URLSearchParams({ knobs, words: `own:${all[0]}`, list: ["horn", ...all].join("\n") })}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const card = [...document.querySelectorAll("dialog .card")].find((each) => each.querySelector("textarea"));
    card.querySelector("input").value = all.join(" ");
    card.querySelector("textarea").value = all.map((text) => text.replace(/[\r\n\u2028\u2029]/g, " ")).join("\n");
    [...card.querySelectorAll("button")].at(-1).click();
    for (let i = 0; i < 300 && globalThis.handedOut.length === 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return globalThis.handedOut.shift() ?? card.textContent;
  }, given);
  const file = join(folder, "hostile-class.html");
  writeFileSync(file, saved);
  const lesson = await page.context().newPage();
  await lesson.goto(pathToFileURL(file).href);
  assert.ok(await lesson.evaluate("document.querySelector('tilewright-board')?.view != null"), `no board: ${saved}`);
  await isUnharmed(lesson, given.join("\n"));
  assert.equal(await lesson.evaluate("document.scripts.length"), 2);
  await lesson.close();
}

async function openHostile(browser) {
  const context = await browser.newContext();
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("dialog", (dialog) => {
    errors.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const ready = () => page.waitForFunction("document.querySelector('.chosen')?.textContent !== ''");
  return { context, page, errors, ready };
}

/** Each text in everything that the browser keeps, an address among it, and then in other addresses. */
async function fromAddressesAndStorage(browser, url, folder, entries) {
  const { context, page, errors, ready } = await openHostile(browser);
  const empty = new URL("../llms.txt", url).href;
  for (let at = 0; at < texts.length; at += 2) {
    const [text, other = text] = texts.slice(at, at + 2);
    await page.goto(empty);
    await page.evaluate(
      (kept) => {
        localStorage.clear();
        Object.assign(localStorage, kept);
      },
      keptOf(text, other),
    );
    await page.goto(url);
    await ready();
    for (const address of [null, ...addressesOf(text).slice(1), ...addressesOf(other)]) {
      // A link that is opened on the page goes the same way as one that opens it.
      if (address !== null) {
        await page.evaluate(
          (hash) => {
            location.hash = hash;
          },
          `#${new URLSearchParams(address)}`,
        );
        await page.waitForTimeout(30);
      }
      await isUnharmed(page, `${text} ${other}`);
      await programIsSafe(page, `${text} ${other}`, entries);
      // What does not exist is said beside the rules, and on the button that leads to them.
      if (address === null || address.rules === other) {
        assert.match(await page.locator(".chosen").textContent(), /part of the link could not be read/);
        const said = (await page.locator("dialog [role=status] li").allTextContents()).join(" ");
        for (const kind of ["rules", "a variant", "a board", "tiles", "a language"])
          assert.match(said, new RegExp(`The link names ${kind} that do(?:es)? not exist`));
      }
    }
    assert.deepEqual(errors, [], text);
  }
  for (let at = 0; at < texts.length; at += 6) await classPageIsSafe(page, texts.slice(at, at + 6), folder);
  assert.deepEqual(errors, []);
  await context.close();
}

/** Records with each text in them, all at once: their rows, sheets, stories and pages; and the first one step by step. */
async function fromRecords(browser, url) {
  const { context, page, errors, ready } = await openHostile(browser);
  await page.goto(`${url}#show=check`);
  await ready();
  const files = texts.flatMap((text) => [
    [`${text}.gcg`, gcgOf(text)],
    [`${text}.json`, historyOf(text)],
  ]);
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of given) dataTransfer.items.add(new File([text], name));
    document.querySelector("#panel-check").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, files);
  const rows = page.locator("#check-list-panel-files tbody button");
  await page.waitForFunction(
    (count) => document.querySelectorAll("#check-list-panel-files tbody tr").length === count,
    files.length,
  );
  let shown = 0;
  for (let i = 0; i < files.length; i++) {
    await rows.nth(i).evaluate((button) => button.click());
    await page.waitForFunction(
      () => !document.querySelector("#panel-check .side .note")?.textContent.startsWith("Read"),
    );
    await page.waitForTimeout(30);
    if (await page.evaluate(() => document.querySelector("#check-panel-page iframe").srcdoc !== "")) shown++;
    await isUnharmed(page, files[i][0]);
  }
  assert.ok(shown >= texts.length, `${shown} of ${files.length} records were shown`);
  for (const [, text] of files) {
    await page.evaluate((given) => {
      const field = document.querySelector("#step-panel-open textarea");
      field.value = given;
      [...document.querySelectorAll("#step-panel-open button")].at(-1).click();
    }, text);
    await page.waitForTimeout(20);
    await isUnharmed(page, text);
  }
  assert.deepEqual(errors, []);
  await context.close();
  return files.length;
}

/** Each text typed into every field of the page, and 50 million characters in the fields and files that take a text. */
async function fromFields(browser, url) {
  const { context, page, errors, ready } = await openHostile(browser);
  await page.goto(url);
  await ready();
  const fill = (text) =>
    page.evaluate((given) => {
      const fields = document.querySelectorAll("main textarea, main input:not([type]), main input[type=text]");
      for (const field of fields) {
        field.value = given;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
      const words = /^(Use|Show$|Add (?:turn|it anyway)|New game)/;
      for (const button of document.querySelectorAll("main button"))
        if (words.test(button.textContent) && !button.disabled) button.click();
      return fields.length;
    }, text);
  for (const text of texts) {
    assert.ok((await fill(text)) > 10);
    await page.waitForTimeout(30);
    await isUnharmed(page, text);
  }
  const slowest = await page.evaluate(() => {
    const million = "<img src=x onerror=pwned()>[\"'".padEnd(1_000_000, "[\\\"'A");
    globalThis.large = million.repeat(50);
    const times = [...document.querySelectorAll("main textarea, main input:not([type])")].map((field) => {
      const begin = performance.now();
      for (const value of [globalThis.large, ""]) {
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return performance.now() - begin;
    });
    return Math.max(...times) / 1000;
  });
  const begin = performance.now();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([globalThis.large], "large.gcg"));
    document.querySelector("#panel-check").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  });
  await page.waitForFunction("document.querySelectorAll('#check-list-panel-files tbody tr').length === 1");
  await isUnharmed(page, "50 million characters");
  const seconds = Math.max(slowest, (performance.now() - begin) / 1000);
  assert.ok(seconds < 5, `50 million characters took ${seconds.toFixed(1)} s`);
  assert.deepEqual(errors, []);
  await context.close();
  return seconds;
}

/** What a visitor has kept stays, whatever links bring: a record, and twelve games, also while a bot plays in another. */
async function linksReplaceNothing(browser, url) {
  const { context, page, errors, ready } = await openHostile(browser);
  await page.goto(`${url}#show=bot`);
  await ready();
  const game = (id, more = {}) => {
    const setup = { rules: "us2021", variants: [], layout: "", tiles: "", knobs: "" };
    return JSON.stringify({ id, seat: 0, opponent: "1", setup, seed: id, players: ["You", "Bot"], moves: [], ...more });
  };
  const games = Array.from({ length: 12 }, (_, i) => game(`own-${i}`));
  const kept = { "tilewright-games": JSON.stringify(games), "tilewright-record": pack(gcgOf("mine")) };
  const look = () => page.evaluate((names) => names.map((name) => localStorage[name]), Object.keys(kept));
  await page.evaluate((given) => Object.assign(localStorage, given), kept);
  await page.goto("about:blank");
  const links = [
    { show: "bot", game: pack(game("another", { seat: 1 })) },
    // The name of a game of the visitor, and another course.
    { show: "bot", game: pack(game("own-3", { seed: "another" })) },
    { show: "position", game: pack(game("unseen", { seat: 1 })) },
    { show: "step", record: pack(gcgOf("theirs")) },
  ];
  for (const link of links) {
    await page.goto(`${url}#${new URLSearchParams(link)}`);
    await page.reload();
    await ready();
    await page.waitForTimeout(link.game === undefined ? 300 : 1000);
    assert.deepEqual(await look(), Object.values(kept), `kept after ${JSON.stringify(link)}`);
    await page.goto("about:blank");
  }
  assert.deepEqual(errors, []);
  await context.close();
}

/** What each path of the built package exports. */
async function namesByEntry() {
  const names = ["index", "rulesets", "layouts", "tile-sets", "notation", "dictionary", "words"];
  const exported = names.map(async (name) => [
    name === "index" ? "tilewright" : `tilewright/${name}`,
    Object.keys(await import(new URL(`../../../dist/${name}.js`, import.meta.url).href)),
  ]);
  return Object.fromEntries(await Promise.all(exported));
}

/** All of it. `folder`: where a page for a class is saved. */
export async function nothingRuns(browser, url, { folder }) {
  const entries = await namesByEntry();
  const [, records, seconds] = await Promise.all([
    fromAddressesAndStorage(browser, url, folder, entries),
    fromRecords(browser, url),
    fromFields(browser, url),
    linksReplaceNothing(browser, url),
  ]);
  console.log(
    `playground: ${texts.length} hostile texts in addresses, storage, class pages, ${records} records and every field: ` +
      `nothing runs; 50 million characters in one field take ${seconds.toFixed(1)} s`,
  );
}
