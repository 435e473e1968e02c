import { html } from 'hono/html'
import { plainPage } from '../../http/plain-page.ts'
import { type PageView, SECTIONS } from './sections.ts'

const STYLE = `
  body { max-width: 80rem; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 0.75rem 0; align-items: end; }
  button { white-space: nowrap; }
  td form { margin-bottom: 0.4rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
  label { display: inline-grid; grid-template-columns: minmax(0, auto); gap: 0.15rem; max-width: 100%; }
  fieldset { flex: 1 1 100%; box-sizing: border-box; }
  label.wide { flex: 1 1 100%; }
  input, select, textarea, button { font: inherit; max-width: 100%; box-sizing: border-box; min-block-size: 2rem; }
  textarea { inline-size: 100%; font-family: ui-monospace, monospace; }
  fieldset { border: 1px solid GrayText; border-radius: 0.4rem; margin: 0; min-inline-size: 0; }
  .actions > form { max-width: 100%; }
  form > .actions { flex: 1 1 100%; min-inline-size: 0; }
  input[type='number'] { inline-size: 6rem; }
  nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
  [role="status"], [role="alert"] { border: 2px solid; padding: 0.5rem 1rem; border-radius: 0.4rem; }
`

/** Further JSON endpoints under /__mock/. */
const NEIGHBOURS = ['journal', 'faults', 'scenarios'] as const

/** Result of a submitted form: the response to show, or the error. */
export interface Outcome {
  isGood: boolean
  text: string
}

/** The page of the control API: its forms work without scripts. */
export function controlPage(view: PageView, outcome: Outcome | null) {
  const { world } = view
  return plainPage({
    title: `Control page: ${world}`,
    style: STYLE,
    body: html`<header>
        <h1>Control page</h1>
        <p>World <strong>${world}</strong>: calls of the shop enter it with the header <code>x-mock-world: ${world}</code>.</p>
        <p>
          <a href="/docs">Reference of the shop's calls</a
          >${NEIGHBOURS.map((name) => html`, <a href="/__mock/${name}?world=${world}">${name}</a>`)}
        </p>
        ${outcome ? html`<pre role="${outcome.isGood ? 'status' : 'alert'}">${outcome.text}</pre>` : ''}
      </header>
      <nav aria-label="Sections">
        <ul>
          ${SECTIONS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>
      <main>
        ${SECTIONS.map(
          ({ id, title, render }) =>
            html`<section id="${id}" aria-labelledby="${id}-title">
              <h2 id="${id}-title">${title}</h2>
              ${render(view)}
            </section>`,
        )}
      </main>`,
  })
}
