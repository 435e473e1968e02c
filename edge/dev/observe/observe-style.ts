/** The stylesheet of observe-page.ts: one column on a phone, label, bar and time beside each other from 800 px. */
export const OBSERVE_STYLE = `
:root { color-scheme: light dark; font: 0.95rem/1.45 system-ui, sans-serif }
body { margin: 0 auto; max-inline-size: 90rem; padding: 1rem }
header, nav, summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline }
header { justify-content: space-between }
h1 { font-size: 1.3rem; margin: 0 }
a { padding-block: 0.3rem }
details { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: 0.6rem }
summary { cursor: pointer; min-block-size: 1.75rem }
summary::before { content: '▸' }
details[open] > summary::before { content: '▾' }
.route { font-weight: 600 }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
.cache { border: 1px solid; border-radius: 0.25rem; padding-inline: 0.35rem }
.cache[data-cache='hit'] { color: light-dark(#0a6b2d, #6fdc94) }
[data-error] .label, .status[data-error] { color: light-dark(#a4121b, #ff9a9a) }
.trace { margin: 0.3rem 0; overflow-wrap: anywhere }
ol { list-style: none; margin: 0; padding: 0 }
li { display: grid; gap: 0 0.75rem; padding-block: 0.2rem }
.label { overflow-wrap: anywhere }
.bar { background: color-mix(in srgb, currentColor 8%, transparent); block-size: 0.7rem; align-self: center }
.bar i { display: block; block-size: 100%; background: light-dark(#476b8f, #8fb4da) }
[data-span='cache'] i { background: light-dark(#2e7d4f, #7ecb9c) }
[data-span='render'] i { background: light-dark(#8a5a00, #e0b25c) }
[data-span='upstream'] i { background: light-dark(#7a3d8f, #cf9be0) }
[data-error] i { background: light-dark(#a4121b, #ff8080) }
.ms { font-variant-numeric: tabular-nums; white-space: nowrap }
small { opacity: 0.75 }
@media (min-width: 800px) { li { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr) 10rem; align-items: center } }
`
