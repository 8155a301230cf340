/** The look of the page: light and dark, wide and narrow. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #fbfaf7; --card: #fff; --ink: #22262b; --soft: #5d666f; --line: #dcd9d1; --grid: #ebe8e1; --error: #7c858d;
  --tile: #3a6ea5; --person: #c05a1c; --landmark: #24845f; --clan: #8a4b9c; --warn: #a8321e; --warnpaper: #fdf0ec; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16191c; --card: #1d2125; --ink: #e6e4de; --soft: #a3abb2; --line: #343a40; --grid: #2a2f34; --error: #8f989f;
  --tile: #74a9dd; --person: #ec9257; --landmark: #58c197; --clan: #c58ad6; --warn: #ff9c86; --warnpaper: #2e201d; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 3rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main, header { max-width: 68rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .5rem 0; max-width: 46rem; }
.soft, figcaption { color: var(--soft); font-size: .875rem; }
nav { position: sticky; top: 0; z-index: 3; background: var(--paper); border-bottom: 1px solid var(--line); }
nav div { max-width: 68rem; margin: 0 auto; padding: .4rem 1rem; display: flex; gap: .3rem 1rem; overflow-x: auto; white-space: nowrap; }
nav a { color: var(--ink); text-decoration: none; padding: .25rem 0; font-size: .9rem; }
nav a:hover { text-decoration: underline; }
figure { margin: 1rem 0; padding: .75rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
svg.narrow { display: none; }
@media (max-width: 640px) { svg.wide { display: none; } svg.narrow { display: block; }
  figure { margin: 1rem -.5rem; padding: .5rem; } }
svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
svg .tick, svg .axis { fill: var(--soft); }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .name { paint-order: stroke; stroke: var(--card); stroke-width: 2.5px; stroke-linejoin: round; }
svg .grid { stroke: var(--grid); } svg .zero { stroke: var(--soft); }
svg .average { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .error { stroke: var(--error); opacity: .45; } svg .error.strong { opacity: 1; }
svg .leader { stroke: var(--error); stroke-width: .7; }
svg .mark { stroke: var(--card); stroke-width: 1; } svg .bar { opacity: .75; }
.tile { fill: var(--tile); } .person { fill: var(--person); } .landmark { fill: var(--landmark); } .clan { fill: var(--clan); }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: center; }
.key > span > svg { display: inline-block; vertical-align: -2px; margin-right: .35rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--card); margin: .75rem 0; }
table { border-collapse: collapse; font-size: .84rem; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
thead th { color: var(--soft); font-weight: 600; border-bottom-color: var(--line); }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--card); z-index: 1; }
tbody th { font-weight: 500; white-space: normal; min-width: 9.5rem; }
tbody tr.part th { color: var(--soft); font-weight: 600; }
td.words, th.words { text-align: left; white-space: normal; }
tbody th svg { display: inline-block; vertical-align: -1px; margin-right: .35rem; }
.value { display: inline-block; margin-right: .6rem; } .value b { font-weight: 400; color: var(--soft); }
.recon, .user { text-decoration: underline dotted; text-underline-offset: 3px; } .recon sup, .user sup { color: var(--warn); font-size: .7em; margin-left: 1px; }
.flag { color: var(--warn); font-weight: 600; }
.flags { list-style: none; margin: .75rem 0; padding: .25rem .75rem; background: var(--warnpaper); border: 1px solid var(--line); border-radius: 8px; }
.flags li { max-width: none; margin: 0; padding: .45rem 0; border-bottom: 1px solid var(--line); display: grid; grid-template-columns: 10rem 1fr; gap: 0 1rem; }
.flags li:last-child { border: 0; } .flags .soft { grid-column: 2; }
@media (max-width: 640px) { .flags li { grid-template-columns: 1fr; } .flags .soft { grid-column: 1; } }
details { margin: .75rem 0; } summary { cursor: pointer; padding: .35rem 0; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; font-size: .92rem; } dt { font-weight: 600; } dd { margin: 0; }
li { margin: .35rem 0; max-width: 46rem; } ul { padding-left: 1.2rem; }
footer { max-width: 68rem; margin: 3rem auto 2rem; padding: 0 1rem; }
@media (max-width: 640px) { tbody th { min-width: 8.5rem; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
`;
