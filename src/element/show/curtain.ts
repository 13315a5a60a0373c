import type { PlayerView, SpectatorView } from "../../game/model/view.ts";
import { say } from "../../messages/say.ts";
import type { ElementWords } from "../../messages/types/element.ts";
import { pileSize } from "../../tiles/pile.ts";

/** What stands in front of the curtain: the view of a player as everybody may see it, without the rack. */
export function beforeCurtain(view: PlayerView): SpectatorView {
  const players = view.players.map((player, seat) =>
    seat === view.viewer ? { ...player, rack: { tiles: [], hidden: pileSize(player.rack) } } : player,
  );
  return { ...view, viewer: null, rack: null, players };
}

/**
 * Puts the button that takes the curtain away where the rack would be. `null`: there is no curtain. When a game is over
 * and the viewer has no tiles left, there is nothing to show behind it.
 */
export function showCurtain(
  rack: HTMLElement,
  reveal: HTMLElement,
  behind: PlayerView | null,
  labels: ElementWords,
): void {
  const player = behind?.players[behind.viewer];
  const isEmpty = behind?.status.kind === "over" && player !== undefined && pileSize(player.rack) === 0;
  rack.hidden = behind !== null;
  reveal.hidden = behind === null || isEmpty;
  reveal.textContent = behind && say(labels.reveal, { name: player?.name ?? "" });
}
