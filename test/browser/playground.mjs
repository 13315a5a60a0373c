// The playground of the site that `npm run docs` has built, driven in Chromium as a person would, under a path of some
// host: `node test/browser/playground.mjs`, with names of parts if these alone are to run. PICTURES=FOLDER keeps pictures
// of every panel, and of every board in every window. What each part asks stands in its file in the folder `playground`.
import { strict as assert } from "node:assert";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { stopwatch } from "../support/slowest.mjs";
import { openChromium } from "./hands/chromium.mjs";
import { firefox, withFirefox } from "./hands/firefox.mjs";
import { screen, webkit, withWebKit } from "./hands/webkit.mjs";
import { fieldsSayWhat, positionsAnswer, rulesAreSafe } from "./playground/fields.mjs";
import { everyPlay, looksAtPlays } from "./playground/find.mjs";
import { wentWrong } from "./playground/hands.mjs";
import { nothingRuns } from "./playground/hostile.mjs";
import { keepAndHandOver } from "./playground/keeps.mjs";
import { languages, messages } from "./playground/languages.mjs";
import { layAPlay, setsUpByHand } from "./playground/lay.mjs";
import { everyPanel } from "./playground/panels.mjs";
import { boardStays, buttonsStay, focusIsSeen, seesWhatIsPressed, tabsScroll } from "./playground/phone.mjs";
import { keepsNoGameUnasked, playTheBot, takesBackAndGivesUp, trapsNobody } from "./playground/play.mjs";
import { tooManyFiles, withoutHelp } from "./playground/poor.mjs";
import { paperGame } from "./playground/record.mjs";
import { shared } from "./playground/share.mjs";
import { isLarge, nothingJumps } from "./playground/sizes.mjs";
import { stepFollows, stepThrough } from "./playground/step.mjs";
import { ownWords } from "./playground/words.mjs";
import { serveFolder } from "./serve.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const base = "/some/where/";

/** What is kept, handed over and saved, in three browsers. One that is missing is left out, unless BROWSERS=all. */
async function everywhere(browser, url, { folder }) {
  await keepAndHandOver("Chromium", openChromium(browser), url, folder);
  for (const [name, programs, start] of [
    ["Firefox", [firefox], withFirefox],
    ["WebKit", [webkit, screen], withWebKit],
  ]) {
    const missing = programs.filter((program) => !existsSync(program));
    if (missing.length === 0) await start((open) => keepAndHandOver(name, open, url, folder));
    else assert.ok(process.env.BROWSERS !== "all", `playground in ${name}: there is no ${missing.join(" and no ")}`);
    if (missing.length > 0) console.log(`playground in ${name}: LEFT OUT`);
  }
}

/** The library, as the page has it. */
async function loadLibrary() {
  const entry = (name) => import(join(root, `dist/${name}.js`));
  const [movegen, notation, rulesets, words, { tileSets }] = await Promise.all(
    ["movegen", "notation", "rulesets", "words", "tile-sets"].map(entry),
  );
  return { ...movegen, ...notation, ...rulesets, ...words, tileSets };
}

const parts = {
  everyPanel,
  nothingRuns,
  layAPlay,
  setsUpByHand,
  looksAtPlays,
  everyPlay,
  ownWords,
  paperGame,
  stepThrough,
  stepFollows,
  playTheBot,
  takesBackAndGivesUp,
  trapsNobody,
  keepsNoGameUnasked,
  shared,
  withoutHelp,
  tooManyFiles,
  languages,
  messages,

  rulesAreSafe,
  positionsAnswer,
  fieldsSayWhat,
  isLarge,
  nothingJumps,
  seesWhatIsPressed,
  boardStays,
  buttonsStay,
  focusIsSeen,
  tabsScroll,
  everywhere,
};

/** Starts a browser each, and measures how long a page waits: nothing runs beside it. */
const alone = new Set([everywhere]);

const folder = mkdtempSync(join(tmpdir(), "tilewright-playground-"));
const site = join(root, "docs/site/dist");
assert.ok(existsSync(join(site, "playground/index.html")), "docs/site/dist is not there: npm run docs builds it");
mkdirSync(join(folder, "node_modules"));
symlinkSync(root, join(folder, "node_modules/tilewright"));
const server = await serveFolder(site, base);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
try {
  const url = `${server.origin}${base}playground/index.html`;
  const given = { library: await loadLibrary(), folder };
  const asked = process.argv.slice(2);
  const wanted = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
  const { timed, told } = stopwatch();
  /** Runs parts one after the other. */
  const runAll = async (some) => {
    for (const [name, run] of some)
      try {
        await timed(name, () => run(browser, url, given));
        console.log(`playground: ${name}`);
      } catch (error) {
        // The other parts may have something to say, too.
        process.exitCode = 1;
        console.error(`playground: ${name} FAILED: ${error.stack}`, wentWrong());
      }
  };
  // Most parts wait for a page more than they do anything, so two lanes take from one queue. The longest part comes first.
  const queue = wanted.filter(([, run]) => !alone.has(run)).values();
  await Promise.all(Array.from({ length: 2 }, () => runAll(queue)));
  await runAll(wanted.filter(([, run]) => alone.has(run)));
  console.log(told());
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
