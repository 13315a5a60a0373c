// The approved pictures as Chromium shows them, with a font that is the same on every machine, against approved images.
// `--update` writes the images anew: look at each before you commit it.
import { strict as assert } from "node:assert";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../package/unpack.mjs";

const approved = join(root, "test/render/approved");
const files = [
  join(root, "docs/board.svg"),
  ...readdirSync(approved)
    .filter((name) => name.endsWith(".svg"))
    .map((name) => join(approved, name)),
];

/** The style of a font that is the same on every machine, in one weight: its parts, and the characters of each. */
export const pinned = (weight) =>
  [
    ["latin", "U+0-FF"],
    ["latin-ext", "U+100-2AF"],
    ["hebrew", "U+590-5FF"],
  ]
    .map(([part, characters]) => {
      const font = readFileSync(
        join(root, `node_modules/@fontsource/rubik/files/rubik-${part}-${weight}-normal.woff2`),
      );
      const source = `url(data:font/woff2;base64,${font.toString("base64")})`;
      return `@font-face{font-family:pinned;font-weight:${weight};src:${source};unicode-range:${characters}}`;
    })
    .join("\n");

/** Of a thousand pixels so many may differ visibly: versions of the browser smooth edges in different ways. */
const mayDiffer = 2;

export async function comparePictures(browser, update) {
  const page = await browser.newPage({ viewport: { width: 628, height: 628 } });
  for (const file of files) {
    const name = basename(file, ".svg");
    const image = join(approved, `${name}.png`);
    const style = `${pinned(600)} body{margin:0} svg{display:block} svg text{font-family:pinned}`;
    await page.setContent(`<!doctype html><style>${style}</style>${readFileSync(file, "utf8")}`);
    await page.evaluate("document.fonts.ready");
    await approve(page, await page.locator("svg").screenshot(), image, update);
  }
  await page.close();
  console.log(`pictures: ${files.length} as they were approved`);
}

/** Compares what is shown with the approved image in a file, on a page that can be used for it. */
export async function approve(page, shown, image, update) {
  const name = basename(image, ".png");
  if (update) writeFileSync(image, shown);
  assert.ok(existsSync(image), `${name}: no approved image; --update writes it`);
  const differing = await page.evaluate(countDiffering, [shown, readFileSync(image)].map(dataUrl));
  assert.ok(differing <= mayDiffer, `${name}: ${differing} of 1000 pixels differ from what was approved`);
}

const dataUrl = (image) => `data:image/png;base64,${image.toString("base64")}`;

/** Runs in the page. Of a thousand pixels how many differ by more than a quarter of the range. */
async function countDiffering(urls) {
  const [one, other] = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (one.width !== other.width || one.height !== other.height) return 1000;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 64)) count++;
  return (1000 * count) / (one.data.length / 4);
}
