import { type SvgColors, svgThemes } from "../render/svg/colors.ts";

const names = Object.keys(svgThemes.light) as readonly (keyof SvgColors)[];

/** `tileText` is `--tilewright-tile-text` in a style sheet of the page. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Each colour as a variable of the page, or else of the theme. */
const colors = (theme: SvgColors): string =>
  names.map((name) => `--${name}:var(--tilewright-${kebab(name)},${theme[name]})`).join(";");

/** In forced colours the page has no say: shapes and frames tell squares apart. */
const forcedColors = names
  .map((name) => `--${name}:${/ground|square|Text/.test(name) ? "Canvas" : "CanvasText"}`)
  .join(";");

/** Parts of the picture by class, with the colour that fills them and the one of their lines. */
const parts = [
  ...(["ground", "square", "coordinate", "tile"] as const).map((name) => `.${name}{fill:var(--${name})}`),
  ...(["last", "laid", "wrong"] as const).map((name) => `.${name}{stroke:var(--${name})}`),
  ...(["letter", "word"] as const).map(
    (name) => `.${name}{stroke:var(--${name})}.${name}:not([fill=none]),.${name}-text{fill:var(--${name})}`,
  ),
].join("");

/** Returns the style sheet of the element. Nothing in it moves, so there is nothing to stop for reduced motion. */
export function styleSheet(): string {
  return `:host{display:block;max-width:44rem;font:1rem/1.4 var(--tilewright-font,system-ui,sans-serif);
${colors(svgThemes.light)}}
@media(prefers-color-scheme:dark){:host(:not([theme])){${colors(svgThemes.dark)}}}
:host([theme=dark]){${colors(svgThemes.dark)}}
@media(forced-colors:active){:host{${forcedColors}!important}.square{stroke:GrayText}}
:host([hidden]),[hidden]{display:none!important}
${parts}
.filled{fill:var(--square)!important}.tile-text{fill:var(--tileText)}.blank{stroke:var(--tileText)}
.start{stroke:var(--tile)}.badge{fill:var(--wrong)}.badge-text{fill:var(--ground)}
*{box-sizing:border-box}
.scroll{overflow:auto}
.frame{position:relative;margin:auto}
svg{display:block;width:100%;height:auto;forced-color-adjust:none}
.grid{position:absolute;display:grid}
.grid>*{display:contents}
.cell{position:relative;min-width:0}
.mine,.rack button{touch-action:none;user-select:none;-webkit-user-select:none}
.typer{position:absolute;inset:0;width:100%;height:100%;padding:0;border:3px solid var(--laid);border-radius:6px;
background:none;color:transparent;caret-color:transparent;text-align:center;font-size:16px}
.typer::placeholder{color:var(--laid);opacity:1}
.typer:focus{outline:3px solid var(--tile)}
.over::placeholder{color:transparent}
.rack{display:flex;flex-wrap:wrap;gap:4px;min-height:3rem;padding:4px;background:var(--ground)}
.rack button{position:relative;flex:0 1 2.75rem;min-width:2rem;height:2.75rem;padding:0;border:3px solid var(--tile);
border-radius:8px;background:var(--tile);color:var(--tileText);font:inherit;font-size:1.25rem;
font-weight:600;forced-color-adjust:none}
.rack button::after{content:attr(data-points);position:absolute;right:2px;bottom:1px;font-size:.6rem}
.rack [aria-pressed=true]{border:3px dashed var(--laid)}
.rack [aria-disabled=true]{background:none;color:var(--coordinate);border-style:dotted}
.ghost{position:fixed;margin:-1.5rem;pointer-events:none;background:none}
ul,.bar,form,dialog div{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0;padding:0;align-items:end;list-style:none}
[aria-current]{font-weight:700}
.bar button,form button,form input{min-width:44px;min-height:44px;font:inherit}
label{flex:1}
form input{display:block;width:100%}
p{min-height:1.4em;margin:4px 0}`;
}
