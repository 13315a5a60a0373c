import { darkColors, lightColors, type SvgColors } from "../render/svg/colors.ts";

const names = Object.keys(lightColors) as readonly (keyof SvgColors)[];

/** Each colour of the picture as the variable of it that the style sheet sets. */
export const variables = /* @__PURE__ */ Object.fromEntries(
  names.map((name) => [name, `var(--${name})`]),
) as unknown as SvgColors;

const colors = (colorOf: (name: keyof SvgColors) => string): string =>
  names.map((name) => `--${name}:${colorOf(name)}`).join(";");

/**
 * Returns the style sheet of the element. Nothing in it moves, so there is nothing to stop for reduced motion. The
 * board is light or dark as the page around it is: the property `color-scheme` is inherited.
 */
export function styleSheet(): string {
  // In forced colours the page has no say: shapes and frames tell squares apart.
  return `:host{display:block;max-width:44rem;font:1rem/1.4 var(--tilewright-font,system-ui,sans-serif);
${colors(
  // `tileText` is `--tilewright-tile-text` in a style sheet of the page.
  (name) => `var(--tilewright-${name.replace("T", "-t")},light-dark(${lightColors[name]},${darkColors[name]}))`,
)}}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
@media(forced-colors:active){:host{${colors((name) => (/ground|square|Text/.test(name) ? "Canvas" : "CanvasText"))}}
.square{stroke:GrayText}.when{display:none}}
:host([hidden]),[hidden]:not(.bar>*){display:none!important}
.bar>[hidden]{display:block;visibility:hidden!important}
[data-else]::after{content:attr(data-else)/"";display:block;height:0;overflow:hidden;visibility:hidden}
*{box-sizing:border-box}
.scroll{overflow:auto}
.frame,.cell,.rack button{position:relative}
.frame{margin:auto}
svg{display:block;width:100%;height:auto;font-family:inherit;forced-color-adjust:none}
.grid{position:absolute;display:grid}
.grid>*{display:contents}
.mine,.rack button{touch-action:none;user-select:none;-webkit-user-select:none}
button,[part=field]{min-width:44px;min-height:44px;font:inherit}
.typer,.rack button{padding:0;border:3px solid var(--laid);border-radius:8px;background:none}
.typer{position:absolute;width:100%;height:100%;color:transparent;text-align:center;font-size:16px}
.typer::placeholder{color:var(--laid);opacity:1}
.typer:focus{outline:3px solid var(--tile)}
ul,.bar,.rack,form,dialog div{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0;
padding:0;align-items:end;list-style:none}
.rack{gap:4px;min-height:52px;padding:4px;background:var(--ground)}
.rack button{flex:0 1 44px;min-width:32px;border-color:var(--tile);background:var(--tile);color:var(--tileText);
font-size:1.25rem;forced-color-adjust:none}
.rack button::after{content:attr(data-points);position:absolute;right:2px;bottom:1px;font-size:.6rem}
.rack [aria-pressed=true]{border:3px dashed var(--laid)}
.rack [aria-disabled=true]{background:none;color:var(--coordinate);border-style:dotted}
[data-action=reveal]{display:block;width:100%;min-height:52px;margin:8px 0}
.ghost{position:fixed;margin:-24px;pointer-events:none;background:none}
[aria-current=true]{font-weight:700}
label{flex:1}
[part=field]{display:block;width:100%}
dialog label{display:flex;flex:1 0 100%;gap:8px;align-items:center;min-height:44px}
[type=checkbox]{width:24px;height:24px}
p{min-height:1.4em;margin:4px 0}`;
}
