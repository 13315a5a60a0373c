// A game on the page with two boards in Vue: see boards-page.mjs.
import { pathToFileURL } from "node:url";
import { playOnBoards, programs, seconds } from "./boards-page.mjs";

export { programs, seconds };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await playOnBoards("vue-board"));
  process.exit(0);
}
