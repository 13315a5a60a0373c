import { darkColors, lightColors, type SvgColors } from "../render/svg/colors.ts";

/**
 * The colours of the picture, and of what stands beside it: buttons and fields, what is written on them, and the lines
 * around them.
 */
const light = { ...lightColors, button: "#ffffff", buttonText: "#1d2430", line: "#85806f" };
const dark: typeof light = { ...darkColors, button: "#1f2228", buttonText: "#e9e6dc", line: "#7d828c" };
const names = Object.keys(light) as readonly (keyof typeof light)[];

/** Each colour of the picture as the variable of it that the style sheet sets. */
export const variables: SvgColors = /* @__PURE__ */ (() =>
  Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as unknown as SvgColors)();

const colors = (paint: (name: keyof typeof light) => string): string =>
  names.map((name) => `--${name}:${paint(name)}`).join(";");

/**
 * Returns the style sheet of the element. Nothing in it moves, so there is nothing to stop for reduced motion; its one
 * transition is there for questions, which notice by it that their board is hidden. The board is light or dark as the
 * page around it is: the property `color-scheme` is inherited.
 *
 * How it fits: the host takes the width that it is given, and `.box` the height; without one, as much as the board and
 * what belongs to it need, and never more than the window has. `.table` lays all parts out in that box, and the board
 * takes what the others leave: `.frame` is as large as `.scroll` lets it be. `--width` and
 * `--height` are those of the picture: a square has 40, the margin with the coordinates 24. Between the widths
 * `--least` and `--most` squares are 20 to 64 pixels wide.
 */
export function styleSheet(): string {
  // In high contrast and in forced colours the page has no say: shapes and frames tell squares apart.
  const contrast = `{--grid:GrayText;--inner:.8;${colors((name) => {
    if (/ground|square|tileText|button$|last/.test(name)) return "Canvas";
    return /laid|wrong/.test(name) ? "Highlight" : "CanvasText";
  })}}`;
  return `:host{display:flex;flex-direction:column;writing-mode:horizontal-tb;--grid:none;--inner:none;
min-width:0;min-height:0;container-type:inline-size;
contain-intrinsic-inline-size:min(44rem,100vw - 2rem);font:1rem/1.4 var(--tilewright-font,system-ui,sans-serif);
--radius:var(--tilewright-radius,.5rem);--round:var(--tilewright-tile-radius,6);
${colors(
  // `tileText` is `--tilewright-tile-text` in a style sheet of the page.
  (name) => `var(--tilewright-${name.replace("T", "-t")},light-dark(${light[name]},${dark[name]}))`,
)}}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=contrast])${contrast}
@media(prefers-contrast:more){:host(:not([theme]))${contrast}}
@media(forced-colors:active){:host${contrast}.when{display:none}}
:host([hidden]),.rack:empty,.rack:empty~[hidden],.rack:empty~.side>[hidden],
:host([readonly]) .says~:not([name=beside]){display:none!important}
[hidden]{visibility:hidden!important}
.box:has(>[hidden]){background:var(--square);border-radius:var(--radius)}
*{box-sizing:border-box}
.box,dialog{text-align:start;text-indent:0;text-shadow:none;text-transform:none;letter-spacing:normal;
word-spacing:normal;word-break:normal;overflow-wrap:normal;white-space:normal;hyphens:manual;line-break:auto;
text-align-last:auto}
.box{flex:auto;max-height:100%;height:min(100dvh - 1rem,100cqi + 23rem);container-type:size}
@container(min-width:52rem){.box{height:min(100dvh - 1rem,100cqi - 20rem)}}
.table{--ratio:calc(var(--height)/var(--width));--least:calc(var(--width)*.5px);--most:calc(var(--width)*1.6px);
--tile-size:clamp(44px,min(6cqb,12.5cqi),64px);
display:grid;height:100%;padding:3px;gap:8px;overflow:auto;justify-content:center;
grid:"players" min-content "board" minmax(10rem,calc(clamp(var(--least),100cqi,var(--most))*var(--ratio)))
"rack" "side" minmax(min-content,1fr)/minmax(0,max(var(--most),24rem))}
.scroll{grid-area:board}
.rack,.rack+*{grid-area:rack}
.side{grid-area:side;gap:4px}
.side,.says,.status{display:flex;flex-direction:column}
.status{flex:1;min-height:0}
.says{flex:1 4.2em;min-height:2.8em}
@container(min-width:36rem) and (min-aspect-ratio:10/9){
.table{--wide:min(var(--most),(100cqb - var(--tile-size) - 16px)/var(--ratio),100cqi - 19rem);
height:min(100%,max(26rem,var(--wide)*var(--ratio) + var(--tile-size) + 16px));gap:8px 1rem;
grid:"board players" min-content "board side" minmax(0,1fr) "rack side"/var(--wide) minmax(0,26rem)}
.side{overflow:auto}
::slotted([slot=beside]){order:-1;flex:1 0;min-height:9rem;overflow:auto}
.shared .says{flex:none}.shared :is(p,.says){min-height:0}}
@container(max-height:28rem) and (min-aspect-ratio:19/10){
.table{--wide:min(var(--most),100cqb/var(--ratio),100cqi - 22rem);height:100%;
grid:"board players" min-content "board rack" "board side" minmax(0,1fr)/var(--wide) minmax(0,26rem)}
.shared{overflow:visible}.shared .says{flex:1 4.2em;min-height:2.8em}}
.scroll{container-type:size;direction:ltr;overflow:auto;scrollbar-width:thin}
.scroll[style*=grab]{
mask:linear-gradient(90deg,#0000,#000 min(24px,var(--left)),#000 calc(100% - min(24px,var(--right))),#0000) intersect,
linear-gradient(#0000,#000 min(24px,var(--top)),#000 calc(100% - min(24px,var(--bottom))),#0000)}
.frame{width:clamp(var(--least),min(100cqi,100cqb/var(--ratio) - 1px),var(--most));margin:auto}
.frame,.cell{position:relative}
.grid,.rack{user-select:none;-webkit-user-select:none}
svg{display:block;width:100%;height:auto;
font-family:inherit;font-weight:600;text-anchor:middle;stroke-width:2;forced-color-adjust:none}
.square{stroke:var(--grid)}
.last{scale:var(--inner);transform-origin:20px 20px}
rect{rx:calc(var(--round)*1px)}
.grid{position:absolute;inset:calc(2400%/var(--height)) 0 calc(400%/var(--height));
inset-inline:calc(2400%/var(--width)) calc(400%/var(--width));
display:grid;grid-template:repeat(var(--rows),1fr)/repeat(var(--cols),1fr)}
.grid>*{display:contents}
.mine,.rack button{touch-action:none}
button,[part=field],[part=player],dialog{border:1px solid var(--line);border-radius:var(--radius);
background:var(--button);color:var(--buttonText)}
button,[part=field]{display:block;min-width:44px;min-height:44px;padding:4px;
font:inherit;font-weight:600;font-size:.875rem;line-height:1.15}
button{cursor:pointer;overflow-wrap:anywhere;hyphens:auto}
button:hover{border-color:currentcolor}
button:disabled:not([data-place]),[aria-disabled=true]{opacity:.4}
button:disabled{cursor:auto}
[part~=finish],[part~=confirm]{border-color:var(--tile);background:var(--tile);color:var(--tileText);
forced-color-adjust:none}
[part=field]{width:100%;font-weight:400;font-size:1rem}
:focus-visible{outline:3px solid var(--laid)}
p[tabindex="-1"]:focus{outline:0}
.cursor{position:absolute;inset:calc(2400%/var(--height)) auto auto;inset-inline-start:calc(2400%/var(--width));
width:calc(4000%/var(--width));height:calc(4000%/var(--height));pointer-events:none}
.typer{width:100%;height:100%;padding:0;border:3px solid var(--laid);border-radius:15%;
background:none;color:transparent;text-align:center;font-size:16px}
.typer::placeholder{color:var(--laid);opacity:1}
.typer:focus{outline:3px solid var(--tile)}
.cursor:not(.keyed) .typer{border-color:#0000;outline:0}
.cursor:not(.keyed) .typer:not(:focus)::placeholder{opacity:0}
.bar,ul,[part=form]{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.rack,dialog div{display:flex;flex-wrap:wrap;gap:1px;justify-content:center}
[part=players]{grid-area:players;grid-template-columns:repeat(auto-fit,minmax(6.2rem,1fr));
max-height:max(5.5rem,20cqb);overflow:auto;font-size:.875rem}
li{display:flex;gap:8px;align-items:center;height:2.5rem;padding:0 8px;line-height:1.15;overflow:hidden}
[part=name]{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
[part=score]{min-width:1.5em;text-align:end;font-weight:600}
[aria-current=true]{position:sticky;inset:0 auto;font-weight:600;box-shadow:inset 4px 0 var(--laid)}
[part=bag]{padding:0 4px}
.words{position:absolute;inset:0;clip-path:inset(50%);contain:strict}
.rack{align-content:center;padding:2px 0;border-radius:var(--radius);background:var(--ground)}
.rack>*{flex:0 0 var(--tile-size);height:var(--tile-size);padding:0}
.rack button{border:0;border-radius:calc(var(--round)*2.5%);background:none;cursor:grab}
[aria-pressed=true]{outline:3px dashed var(--laid);outline-offset:-3px}
:host([readonly]) .mine,:host([readonly]) .rack button,.rack :disabled{touch-action:auto;cursor:auto}
.ghost button{min-width:0;min-height:0}
[popover]{inset:0 auto auto 0;margin:0;padding:0;border:0;overflow:visible;pointer-events:none;background:none}
p{margin:0;min-height:1.4em;overflow:auto}
[part=log]{flex:1}
[part=preview]:empty{min-height:0}
[part=preview]{flex:0 auto;max-height:2.8em;font-weight:600}
[part=result]{flex:none;min-height:0;font-size:1.125rem;font-weight:600}
slot{display:none}
.ended .bar,.ended [part=form]{display:none}
.ended slot{display:block}
.table [name=beside]{display:contents}
.ended .says{flex:none}
.ended [part=log]{flex:none;max-height:max(4.2em,100cqb - 34rem)}
.refused::before{content:"! "/"";color:var(--wrong)}
.bar{grid-template-columns:repeat(auto-fit,minmax(max(4.9rem,25% - 6px),1fr));grid-auto-rows:minmax(44px,auto)}
[part=form]{grid-template-columns:minmax(0,1fr) auto;align-items:end;font-size:.875rem}
dialog{max-width:26rem;padding:1rem;gap:8px}
.box:has(+dialog[open])>.table{transition:visibility 1ms}
dialog[open]{display:grid}
dialog p{min-height:0;padding-bottom:8px}
[part~=confirm]{flex:1 0 100%}
dialog label{flex:1 0 40%;display:flex;gap:8px;align-items:center;min-height:44px}
[type=checkbox]{width:24px;height:24px}
@container(max-height:41.75rem) and (max-aspect-ratio:10/9){[part=form]:not(:focus-within){display:none}}
@container(max-height:37rem) and (max-aspect-ratio:10/9){.table,.bar{gap:3px}li{height:2rem}
.says{flex-basis:3.6em;font-size:.8125rem;line-height:1.2}}`;
}
