import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Greek tiles: 102 letters worth 206 points, and two blanks.
 *
 * Accents are dropped: the Α tile also stands for Ά. The Σ tile stands for both lower-case forms, σ and ς. Source: two
 * independent published distributions that agree.
 */
export const greek: TileSet = /* @__PURE__ */ frozen({
  id: "greek",
  letters: /* @__PURE__ */ letterLines(
    ["Α", 1, 12],
    ["Β", 8, 1],
    ["Γ", 4, 2],
    ["Δ", 4, 2],
    ["Ε", 1, 8],
    ["Ζ", 10, 1],
    ["Η", 1, 7],
    ["Θ", 10, 1],
    ["Ι", 1, 8],
    ["Κ", 2, 4],
    ["Λ", 3, 3],
    ["Μ", 3, 3],
    ["Ν", 1, 6],
    ["Ξ", 10, 1],
    ["Ο", 1, 9],
    ["Π", 2, 4],
    ["Ρ", 2, 5],
    ["Σ", 1, 7],
    ["Τ", 1, 8],
    ["Υ", 2, 4],
    ["Φ", 8, 1],
    ["Χ", 8, 1],
    ["Ψ", 10, 1],
    ["Ω", 3, 3],
  ),
  blanks: { count: 2, points: 0 },
});
