// What a screen reader says while a game is played with keys: a virtual one, in Chromium. It does not look into shadow
// trees, so for it alone the parts of the board are laid into the page itself. No real screen reader is tried here.
import { strict as assert } from "node:assert";
import { playWithKeys, until } from "./element-game.mjs";
import { openChromium } from "./hands/chromium.mjs";

/** Lets a board put its parts into a plain node instead of a shadow tree. */
function withoutShadow() {
  Element.prototype.attachShadow = function () {
    const root = document.createElement("div");
    Object.defineProperties(root, {
      adoptedStyleSheets: { value: [], writable: true },
      activeElement: { get: () => (root.contains(document.activeElement) ? document.activeElement : null) },
      elementFromPoint: { value: (x, y) => document.elementFromPoint(x, y) },
    });
    Object.defineProperty(this, "shadowRoot", { value: root });
    this.append(root);
    return root;
  };
}

/** What is announced in a game, from the first key to the end. */
const announced = [
  "H at 8F.",
  "O at 8G.",
  "R, a blank, at 8H. HOR: 10 points.",
  "N at 8I. HORN: 12 points.",
  "Ann played HORN for 12 points. It's your turn.",
  "Direction: down.",
  "F at 6H.",
  "A at 7H. FAR: 5 points.",
  "M at 9H. FARM: 8 points.",
  "Ben played FARM for 8 points. It's your turn.",
  "S at 8J. HORNS: 7 points.",
  "Ann played HORNS for 7 points. It's your turn.",
  "E at 10H. FARME: 9 points.",
  "Ben played FARME for 9 points. Accept the play, or challenge it.",
  "Ann accepted the play. Ann lost 1 point (unplayed tiles). Ben gained 1 point (unplayed tiles). Game over: Ben went out. Ann wins. Final scores: Ann 18 and Ben 18.",
];

/** What the field is called when the focus comes to it. */
const first = "8H, double word, start square";

/** What is said where the cursor goes, until the first tile lies. */
const read = [
  "8A, triple word",
  "1A, triple word",
  "1B, empty",
  "1C, empty",
  "1D, double letter",
  "1E, empty",
  "1F, empty",
  "2F, triple letter",
  "3F, empty",
  "4F, empty",
  "5F, empty",
  "6F, triple letter",
  "7F, empty",
  "8F, empty",
];

export async function listenToElement(browser, url, reader) {
  const hands = await openChromium(browser, withoutShadow)(url, false);
  await until(hands, "window.ready");
  await hands.evaluate(`(async () => {
    const { virtual } = await import(${JSON.stringify(reader)});
    window.reader = virtual;
    await virtual.start({ container: document.querySelector("tilewright-board") });
  })()`);
  await playWithKeys(hands);
  await until(hands, 'game.status.kind === "over"');
  const spoken = await hands.evaluate(`(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return window.reader.spokenPhraseLog();
  })()`);
  const said = spoken.filter((phrase) => phrase.startsWith("polite: ")).map((phrase) => phrase.slice(8));
  const isSquare = (phrase) => /^\d+[A-Z], /.test(phrase);
  const polite = said.filter((phrase) => !isSquare(phrase));
  assert.deepEqual(polite, announced);
  assert.equal(/^textbox, (.*), placeholder/.exec(spoken.find((phrase) => phrase.startsWith("textbox")))?.[1], first);
  assert.deepEqual(said.filter(isSquare).slice(0, read.length), read);
  // Each square is said once.
  assert.equal(
    said.findIndex((phrase) => !isSquare(phrase)),
    read.length,
  );
  await hands.close();
  console.log(`element: a virtual screen reader says ${polite.length} sentences in a game, each where it belongs`);
}
