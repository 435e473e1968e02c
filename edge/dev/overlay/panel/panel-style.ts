/** The panel's stylesheet, in a shadow tree, so that it does not affect pages; the storefront's design tokens are inherited. */
export const PANEL_STYLE = `
:host {
  position: fixed;
  inset: auto auto 0 1rem;
  z-index: 60;
  display: grid;
  justify-items: start;
  gap: .5rem;
  max-inline-size: calc(100vw - 2rem);
  color: var(--ink);
  font: 400 .8125rem/1.45 ui-sans-serif, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  text-align: start;
  pointer-events: none;
  /* Transforms cause no layout shifts. */
  transform: translateY(calc(-1 * var(--overlay-lift, 1rem)));
}
@media print { :host { display: none; } }
* { box-sizing: border-box; margin: 0; font: inherit; color: inherit; }
.pill, .panel { pointer-events: auto; border: 1px solid var(--hairline-strong); background: var(--paper-raised); box-shadow: var(--shadow); }
.pill { display: flex; gap: .5rem; align-items: center; min-block-size: 2rem; padding: .25rem .75rem; border-radius: 2rem; cursor: pointer; }
.pill .dot { inline-size: .5rem; block-size: .5rem; border-radius: 50%; background: var(--success); }
.pill[data-over] .dot { border-radius: 1px; background: var(--danger); }
.panel { inline-size: min(26rem, 100vw - 2rem); max-block-size: calc(100dvh - var(--overlay-lift, 1rem) - 4rem); overflow: auto; overscroll-behavior: contain; border-radius: .75rem; }
.panel[hidden] { display: none; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: grid; grid-template-columns: 1fr auto auto; align-items: baseline; column-gap: .5rem; padding: .625rem 1rem .5rem; background: var(--paper-raised); border-block-end: 1px solid var(--hairline); }
h2 { font-weight: 600; }
header p { grid-column: 1 / -1; color: var(--ink-muted); }
section { padding: .625rem 1rem .75rem; }
section + section { border-block-start: 1px solid var(--hairline); }
h3 { margin-block-end: .375rem; font-weight: 600; font-size: .75rem; letter-spacing: .02em; color: var(--ink-muted); }
.choices { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .375rem .75rem; align-items: center; }
.choices label { display: contents; }
.note { grid-column: 2; color: var(--ink-muted); }
select, input { inline-size: 100%; min-block-size: 1.75rem; padding: .125rem .5rem; border: 1px solid var(--hairline-strong); border-radius: .375rem; background: var(--paper); }
button { min-block-size: 1.75rem; padding: .125rem .625rem; border: 1px solid var(--hairline-strong); border-radius: .375rem; background: var(--paper); cursor: pointer; white-space: nowrap; }
button:hover { background: var(--paper-pressed); }
.pill:hover { background: var(--paper-sunk); }
header button { border-color: transparent; background: none; text-decoration: underline; text-underline-offset: .2em; padding-inline: .25rem; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .375rem; margin-block-start: .375rem; }
.row input { flex: 1 1 11rem; inline-size: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .125rem 0 .125rem .75rem; text-align: end; font-weight: 400; vertical-align: baseline; }
th:first-child, td:first-child { padding-inline-start: 0; text-align: start; }
thead th { color: var(--ink-muted); font-size: .75rem; }
.over { color: var(--danger); font-weight: 600; }
.within { color: var(--success); }
.path { overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: .75rem; }
.error { color: var(--danger); }
.calls { max-block-size: 12rem; overflow: auto; }
`
