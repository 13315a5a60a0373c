import { type SvgColors, svgThemes } from "../../render/svg/colors.ts";

/** The colours of a page. Those of the board come from the theme of the same name. */
type PageColors = typeof light;

const light = {
  page: "#fffdf8",
  text: "#22262e",
  quiet: "#565b66",
  edge: "#c9c4b6",
  link: "#1d4f91",
  lines: ["#1d4f91", "#a6430a", "#17695a", "#8a2f7b"],
};

const dark: PageColors = {
  page: "#101216",
  text: "#e7e5de",
  quiet: "#a9adb6",
  edge: "#3c414b",
  link: "#8ab8f5",
  lines: ["#8ab8f5", "#f0b27a", "#6fd0b8", "#e79ad8"],
};

const contrast: PageColors = { ...light, page: "#ffffff", text: "#000000", quiet: "#000000", edge: "#000000" };

function variables(board: SvgColors, { lines, ...page }: PageColors): string {
  const all = { ...board, ...page, ...Object.fromEntries(lines.map((color, i) => [`line${i}`, color])) };
  return Object.entries(all)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");
}

/** The style sheet of the page: light or dark as the reader's system is, one column on a telephone, light on paper. */
export const style: string = /* @__PURE__ */ styleSheet();

function styleSheet(): string {
  return `
:root{color-scheme:light dark;${variables(svgThemes.light, light)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(svgThemes.dark, dark)}}}
@media (prefers-contrast:more){:root{${variables(svgThemes.contrast, contrast)}}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0 auto;padding:1rem;max-width:76rem;background:var(--page);color:var(--text);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
p{margin:.25rem 0}
a{color:var(--link)}
header p,footer,.note,.keys{color:var(--quiet)}
header .result{color:var(--text);font-weight:600}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:0 2.5rem}
@media screen and (min-width:60rem){main{grid-template-columns:minmax(0,38rem) minmax(0,1fr)}
.stage{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto}
.board svg{max-width:min(38rem,max(20rem,100vh - 19rem))!important}}
.board svg{display:block;width:100%;height:auto;max-width:38rem}
.controls{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.75rem 0}
.controls button{min-width:2.75rem;min-height:2.75rem;
padding:0 .7rem;color:inherit;background:none;border:1px solid var(--quiet);border-radius:8px;cursor:pointer}
.controls svg{display:block;width:1.25rem;height:1.25rem;fill:currentColor;stroke:currentColor;stroke-width:2}
.controls button:hover{border-color:var(--text)}
.controls [aria-disabled=true]{opacity:.65;cursor:default}
.controls label{display:flex;flex:1 1 9rem;gap:.5rem;align-items:center}
.controls input{flex:1;min-width:4rem;height:1.75rem;accent-color:var(--link)}
output{min-width:4.5em;text-align:end}
.said{min-height:7.5rem;padding:.75rem 1rem;border:1px solid var(--edge);border-radius:8px}
.head{font-weight:600}
.why,.totals,.board-words,td{font-variant-numeric:tabular-nums}
.note{padding-inline-start:.75rem;border-inline-start:3px solid var(--edge)}
.remark{padding-inline-start:.75rem;border-inline-start:3px solid var(--wrong)}
details{margin:.75rem 0}
summary{min-height:1.75rem;cursor:pointer}
.turns{padding:0;list-style:none;margin:0}
.turns>li{display:flex;gap:.75rem;padding:.5rem;border-top:1px solid var(--edge)}
.turns>li[aria-current]{outline:2px solid var(--link);outline-offset:-2px;border-radius:8px}
.turns>li>a{flex:none;min-width:2rem;min-height:1.5rem;text-align:end}
.told{min-width:0;flex:1}
.scroll{overflow-x:auto}
table{border-collapse:collapse;overflow-wrap:normal}
th,td{padding:.15rem .35rem;text-align:start;white-space:nowrap;vertical-align:top}
thead tr:last-child th{font-weight:400;color:var(--quiet)}
tbody tr,tfoot tr{border-top:1px solid var(--edge)}
tbody td a{display:inline-block;min-height:1.5rem}
.number{text-align:end}
.number+td,thead th+th[colspan],td:nth-child(3n+2){border-inline-start:1px solid var(--edge)}
.chart{margin:0;max-width:32rem}
.chart>svg{display:block;width:100%;height:auto}
.chart text{font:12px system-ui,sans-serif;fill:var(--quiet)}
.rule{stroke:var(--edge);fill:none}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.line0{stroke:var(--line0)}
.line1{stroke:var(--line1);stroke-dasharray:7 3}
.line2{stroke:var(--line2);stroke-dasharray:2 3}
.line3{stroke:var(--line3);stroke-dasharray:9 3 2 3}
.cursor{stroke:var(--text);stroke-width:1}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;margin:.5rem 0;list-style:none}
.legend svg{width:2rem;height:.5rem;margin-inline-end:.5rem}
footer{margin-top:2rem;font-size:.875rem}
@media (forced-colors:active){.when{display:none}.turns>li[aria-current]{outline-color:Highlight}}
@media print{body{max-width:none;padding:0;font-size:10pt}.controls,.keys,details:not([open]){display:none!important}
.said{min-height:0}
.board svg{max-width:13cm;margin:auto}.turns>li{break-inside:avoid}.turns>li[aria-current]{outline:none}
.turns{columns:2;column-gap:1cm}
table,.chart{break-inside:avoid}a{color:inherit;text-decoration:none}}
`;
}
