export const REPORT_STYLE = `
:root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #24201c; background: #faf8f5 }
main { max-width: 1500px; margin: 0 auto; padding: clamp(12px, 3vw, 24px) }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h1 b { padding: 2px 12px; border-radius: 999px; color: #fff; text-transform: uppercase; font-size: 1rem; vertical-align: middle }
.passed { background: #1f6f43 } .failed { background: #a4262c } .invalid { background: #6b5b00 }
li { overflow-wrap: anywhere } h2 { font-size: 1.1rem; margin: 28px 0 8px }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px }
dl div { background: #fff; border: 1px solid #e4ded6; border-radius: 8px; padding: 8px 12px } dt { color: #6a6158 } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
.table { overflow-x: auto; background: #fff; border: 1px solid #e4ded6; border-radius: 8px } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 4px 12px; border-bottom: 1px solid #f1ece6; white-space: nowrap; font-variant-numeric: tabular-nums } td:last-child { white-space: normal; min-inline-size: 12rem }
`
