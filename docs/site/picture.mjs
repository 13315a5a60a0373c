// The picture of the landing page, drawn by the built package.
import { describeBoard, renderSvg } from "tilewright/render";
import { gameOfFourPlays } from "./game.mjs";

/** Says what the picture shows to those who do not see it. */
export const description = () => describeBoard(gameOfFourPlays()).join(" ");

export const picture = (theme) => renderSvg(gameOfFourPlays(), { theme, description: description() });
