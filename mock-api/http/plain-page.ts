import { html, raw } from 'hono/html'

/** Looks of the mock's pages; they are for developers, so they follow the reader's own colours and not the shop's. */
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  section { border-top: 1px solid GrayText; margin-top: 2rem; scroll-margin-top: 1rem; }
  h2 { font: 600 1.25rem/1.3 ui-monospace, monospace; overflow-wrap: anywhere; }
  h4 { margin: 1rem 0 0.25rem; font-weight: 500; }
  small { border: 1px solid GrayText; border-radius: 1rem; padding: 0 0.6rem; }
  table { border-collapse: collapse; width: 100%; text-align: left; }
  th, td { border-bottom: 1px solid GrayText; padding: 0.4rem 0.8rem 0.4rem 0; vertical-align: top; }
  td:last-child { overflow-wrap: anywhere; }
  pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 30rem; padding: 0.75rem; border: 1px solid GrayText; border-radius: 0.4rem; }
  summary { cursor: pointer; padding: 0.25rem 0; }
  nav a { font-family: ui-monospace, monospace; }
  th[scope="row"] { font-weight: 500; }
  @media (max-width: 45rem) {
    body { padding: 1rem; }
    table[role], [role="rowgroup"], [role="row"], [role="rowheader"], [role="cell"] { display: block; }
    thead[role] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    tr[role] { border-bottom: 1px solid GrayText; padding-block: 0.5rem; }
    th[role], td[role] { border: 0; padding: 0.15rem 0; overflow-wrap: anywhere; }
    td[role]:empty { display: none; }
    td[data-head]:not([data-head=""])::before { content: attr(data-head) ": "; opacity: 0.75; }
  }
`

interface PlainPageInputs {
  title: string
  /** More CSS for this page. @default none */
  style?: string
  /** Content of its body element. */
  body: ReturnType<typeof html>
}

/** An HTML page of the mock, without scripts or external resources. */
export function plainPage({ title, style = '', body }: PlainPageInputs) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE + style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`
}
