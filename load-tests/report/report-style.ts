export const REPORT_STYLE = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #24201c; background: #faf8f5 }
main { max-width: 1500px; margin: 0 auto; padding: clamp(12px, 3vw, 24px) } .lead { font-size: 1.15rem }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h1 b, td b { padding: 2px 12px; border-radius: 999px; color: #fff; text-transform: uppercase; font-size: 1rem; vertical-align: middle } td b { padding: 1px 8px; font-size: .75rem }
.passed, .better { background: #1f6f43 } .failed, .worse { background: #a4262c } .invalid { background: #6b5b00 } .same { background: #35506b } .inconclusive { background: #6a6158 }
li { overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin: 28px 0 8px }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 8px }
dl.tiles { grid-template-columns: repeat(auto-fit, minmax(156px, 1fr)) } dl.tiles dd { font-size: 1.5rem; font-variant-numeric: tabular-nums } dl.tiles dd small { font-size: .8rem; font-weight: 400; color: #6a6158 } dl.tiles .crossed { border-color: #a4262c; box-shadow: inset 4px 0 #a4262c }
dl div { background: #fff; border: 1px solid #e4ded6; border-radius: 8px; padding: 8px 12px } dt { color: #6a6158 } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr)); gap: 16px }
figure { margin: 0; background: #fff; border: 1px solid #e4ded6; border-radius: 8px; padding: 12px } figcaption { font-weight: 600 }
svg { display: block; max-width: 100% } figure > svg { width: 100%; max-width: 520px } svg text { font-size: 13px; fill: #3d3732 } .legend svg { display: inline } svg .end { text-anchor: end } svg .middle { text-anchor: middle }
.grid { stroke: #ece7e0 } path.mark { stroke: #a4262c; stroke-dasharray: 3 3 } text.mark { fill: #a4262c }
.legend { display: flex; flex-wrap: wrap; gap: 12px; list-style: none; padding: 0; margin: 4px 0 0; color: #6a6158 } .legend svg { margin-right: 6px }
.charts + .table { margin-top: 16px } .table { overflow-x: auto; background: #fff; border: 1px solid #e4ded6; border-radius: 8px } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 4px 12px; border-bottom: 1px solid #f1ece6; white-space: nowrap; font-variant-numeric: tabular-nums }
.floor { fill: #efe9df } .zero { stroke: #6a6158 } [class^=mark-] path { fill: none; stroke-width: 1.8; stroke: #6a6158 } [class^=mark-] circle { fill: #6a6158 }
.mark-worse path { stroke: #a4262c } .mark-worse circle { fill: #a4262c } .mark-better path { stroke: #1f6f43 } .mark-better circle { fill: #1f6f43 } .mark-same path { stroke: #35506b } .mark-same circle { fill: #35506b }
`
