import type { Clock } from "../../clock/clock.ts";
import { type PlayerTime, playerTimes } from "../../clock/player-times.ts";
import type { GameView } from "../../game/model/view.ts";
import { requireView } from "../../game/table/require-game.ts";
import { requireThat } from "../../read/refuse.ts";
import type { Drawn } from "../../render/svg/drawn.ts";
import { definePanel } from "./panel.ts";

/** A clock: an element whose properties a page sets. */
export interface ClockPanel extends HTMLElement {
  /** What it shows, as returned by `createClock` and the other functions of `tilewright/clock`. `null`: nothing. */
  get clock(): Clock | null;
  set clock(clock: Clock | null);
  /** The view whose players' names stand beside the times. `null`: no names. */
  get view(): GameView | null;
  set view(view: GameView | null);
  /**
   * Returns the time in milliseconds, as the clock was started with it: set it where your server has another time. At
   * first it is `Date.now`.
   */
  get now(): () => number;
  set now(now: () => number);
}

/**
 * Registers `<tilewright-clock>`: what is left for each player, as minutes and seconds, and behind it what is left for
 * this turn. Overtime has a minus sign. Set its `clock`, and whenever it is stopped or goes on, the new one. Its parts
 * are `times`, and in it each `time` with the `name`; the one that runs has `aria-current`.
 *
 * @param name - Another tag, with a hyphen in it.
 */
export function defineClock(name = "tilewright-clock"): void {
  definePanel<Pick<ClockPanel, "clock" | "view" | "now">>(name, {
    given: { clock: null, view: null, now: Date.now },
    style: `li{display:flex;justify-content:space-between;gap:1em;font-variant-numeric:tabular-nums}
[aria-current=true]{font-weight:600}`,
    draw({ clock, view, now }) {
      if (clock === null) return [];
      if (view !== null) requireView(view);
      requireThat(typeof now === "function", "now", "a function that returns milliseconds", now);
      const times = playerTimes(clock, now()).map((time, seat): Drawn => {
        const player = view?.players[seat]?.name ?? "";
        return [
          "li",
          { part: "time", "aria-current": seat === clock.running },
          [
            ["span", { part: "name", dir: "auto", translate: "no" }, [player]],
            ["span", { role: "timer" }, [timeText(time)]],
          ],
        ];
      });
      return [["ul", { part: "times" }, times]];
    },
    // Until the next second begins.
    again: ({ clock, now }) => (clock === null || clock.running === null ? null : 1000 - (now() % 1000)),
  });
}

function timeText({ left, turnLeft }: PlayerTime): string {
  return [left, turnLeft].flatMap((seconds) => (seconds === null ? [] : [minutes(seconds)])).join(" · ") || "–";
}

/** `12:05`: a second that has begun is not over yet. */
function minutes(time: number): string {
  const seconds = Math.ceil(time);
  const rest = Math.abs(seconds);
  return `${seconds < 0 ? "-" : ""}${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
