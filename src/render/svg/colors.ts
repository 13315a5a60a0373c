/** The colours of a board picture, as CSS colours: `#1f6f5c`. */
export interface SvgColors {
  /** The background around and between the squares. */
  readonly ground: string;
  readonly square: string;
  /** The row numbers and column letters. */
  readonly coordinate: string;
  /** The signs of letter premiums. */
  readonly letter: string;
  /** The signs of word premiums. */
  readonly word: string;
  /** The tiles, and the marks on start squares. */
  readonly tile: string;
  /** The letters and points on tiles. */
  readonly tileText: string;
  /** The frame around the tiles of the last play. */
  readonly last: string;
  /** The frame around the tiles of an unfinished play. */
  readonly laid: string;
  /** The frame and the sign on squares with a violation. */
  readonly wrong: string;
}

/** The colour theme of a picture: for light pages, for dark pages, or in high contrast. */
export type SvgTheme = "light" | "dark" | "contrast";

/** For a light page. */
export const lightColors: SvgColors = {
  ground: "#d9d4c7",
  square: "#f5f2ea",
  coordinate: "#4d493f",
  letter: "#17695a",
  word: "#8a4413",
  tile: "#2c3d5b",
  tileText: "#ffffff",
  last: "#e0a526",
  laid: "#c2459b",
  wrong: "#a81017",
};

/** For a dark one. */
export const darkColors: SvgColors = {
  ground: "#17191d",
  square: "#2a2e35",
  coordinate: "#b9bdc6",
  letter: "#6fd0b8",
  word: "#f0b27a",
  tile: "#e6e2d3",
  tileText: "#1d2430",
  last: "#a87700",
  laid: "#c74ca1",
  wrong: "#f2545b",
};

/**
 * The colours of each theme. All text has a contrast ratio of at least 4.5:1 in `light` and `dark`, and 7:1 in
 * `contrast`. Frames and signs have at least 3:1.
 */
export const svgThemes: Readonly<Record<SvgTheme, SvgColors>> = {
  light: lightColors,
  dark: darkColors,
  contrast: {
    ground: "#000000",
    square: "#ffffff",
    coordinate: "#ffffff",
    letter: "#00462f",
    word: "#6b0000",
    tile: "#000000",
    tileText: "#ffffff",
    last: "#ffd800",
    laid: "#ff8cff",
    wrong: "#ff6b60",
  },
};
