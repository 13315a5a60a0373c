import type { Letter } from "../tiles/tile.ts";
import { focusedBeside } from "./dom.ts";

/** How keys choose a letter. */
interface Choice {
  /** The buttons of the letters, each with its letter as value. */
  readonly buttons: () => readonly HTMLButtonElement[];
  /** The letter that a text begins with, typed in any case. `null`: none. */
  readonly letterOf: (typed: string) => Letter | null;
  readonly choose: (letter: Letter) => void;
}

/** How far an arrow goes from one button to the next, in the order in which they stand. */
const steps: Readonly<Record<string, number>> = { __proto__: null as never, ArrowLeft: -1, ArrowRight: 1 };
/** Which way an arrow looks for the next row. */
const ways: Readonly<Record<string, number>> = { __proto__: null as never, ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets keys choose among letters: arrows, Home and End move the focus, and a letter that is typed is chosen. Where a
 * longer letter begins with it, such as CH with C, it gets the focus: Enter chooses it, and H goes on to CH.
 */
export function letterKeys({ buttons, letterOf, choose }: Choice): (event: KeyboardEvent) => void {
  let typed = "";
  return (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const all = buttons();
    const focused = all.find((button) => focusedBeside(button) === button);
    const next = nextButton(all, focused, key);
    if (next !== undefined) next.focus();
    else if ([...key].length === 1 && key !== " ") {
      typed = letterOf(typed + key) === letterOf(typed) ? key : typed + key;
      const letter = letterOf(typed);
      const goesOn = all.some(({ value }) => letter !== null && value !== letter && value.startsWith(letter));
      if (goesOn) all.find(({ value }) => value === letter)?.focus();
      else if (letter !== null) choose(letter);
    } else return;
    event.preventDefault();
  };
}

/** The button to which a key moves the focus. `undefined`: the key moves nothing. */
function nextButton(
  all: readonly HTMLButtonElement[],
  focused: HTMLButtonElement | undefined,
  key: string,
): HTMLButtonElement | undefined {
  const [step, way] = [steps[key], ways[key]];
  if (key === "Home" || (focused === undefined && (step ?? way) !== undefined)) return all[0];
  if (key === "End") return all.at(-1);
  if (focused === undefined) return undefined;
  const mirrored = focused.matches(":dir(rtl)") ? -1 : 1;
  if (step !== undefined) return all[all.indexOf(focused) + step * mirrored] ?? focused;
  if (way === undefined) return undefined;
  const { left, top } = focused.getBoundingClientRect();
  /** How far a button is in that direction, row by row. */
  const farTo = (button: Element): number => {
    const rect = button.getBoundingClientRect();
    const down = (rect.top - top) * way;
    return down > 1 ? down * 1000 + Math.abs(rect.left - left) : Infinity;
  };
  return all.reduce((best, button) => (farTo(button) < farTo(best) ? button : best), focused);
}
