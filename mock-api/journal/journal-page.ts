import { html } from 'hono/html'
import { plainPage } from '../http/plain-page.ts'
import type { JournalEntry, JournalFilter } from './journal.ts'

interface JournalPageInputs {
  world: string
  /** The newest first. */
  entries: readonly JournalEntry[]
  filter: JournalFilter
}

/** The journal of a world for people. */
export function journalPage({ world, entries, filter }: JournalPageInputs) {
  return plainPage({
    title: `Journal of ${world}`,
    body: html`<header>
        <h1>Journal of the world ${world}</h1>
        <form method="get">
          <label>World <input name="world" value="${world}" /></label>
          <label>Path <input name="path" value="${filter.path ?? ''}" placeholder="/shop/cart/*" /></label>
          <label>Status <input name="status" value="${filter.status ?? ''}" placeholder="404, 4xx or lost" size="10" /></label>
          <button>Show</button>
        </form>
        <p>${entries.length} calls, the newest first.</p>
      </header>
      <main>
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Call</th>
              <th scope="col">Answer</th>
              <th scope="col">What happened</th>
            </tr>
          </thead>
          <tbody>
            ${entries.map(row)}
          </tbody>
        </table>
      </main>`,
  })
}

function row(entry: JournalEntry) {
  const { id, at, now, method, path, query, status, ms, operationId, headers, body } = entry
  return html`<tr id="call-${id}">
    <td>${clockTime(at)}${now !== null && now !== at && html`<br />shop: ${new Date(now).toISOString()}`}</td>
    <td>
      <code>${method} ${path}${query}</code>
      <details>
        <summary>${operationId ?? 'no call of the contract'}</summary>
        <pre tabindex="0"><code>${JSON.stringify(headers, null, 2)}</code></pre>
        ${body !== null && html`<pre tabindex="0"><code>${body}</code></pre>`}
      </details>
    </td>
    <td>${status ?? 'connection lost'}<br />${ms} ms</td>
    <td>${remarks(entry).map((remark) => html`<p>${remark}</p>`)}</td>
  </tr>`
}

function remarks({ faults, nearMiss, difference }: JournalEntry): string[] {
  return [
    faults === null ? '' : `Fault: ${faults}`,
    nearMiss === null ? '' : `No such call. The nearest is ${nearMiss.method} ${nearMiss.path} (${nearMiss.operationId}).`,
    difference === null ? '' : `${difference.where} ${difference.path}: expected ${difference.expected}, got ${difference.got}`,
  ].filter((remark) => remark !== '')
}

function clockTime(at: number): string {
  return new Date(at).toISOString().slice(11, 23)
}
