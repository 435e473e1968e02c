import { html } from 'hono/html'
import { type Html, htmlTable } from '../http/html-table.ts'
import { plainPage } from '../http/plain-page.ts'
import type { HeldCall } from './held-call.ts'
import type { DriftResult, FoundDrift } from './run-drift.ts'

const STYLE = `
  body { max-width: 70rem; }
  .verdict { border: 2px solid; border-radius: 0.4rem; padding: 0.5rem 1rem; font-weight: 600; }
  code { overflow-wrap: anywhere; }
`

/** The report of a run, as one page without scripts. */
export function driftPage(result: DriftResult): Html {
  const { origin, startedAt, requests, drifts, calls, skipped, endedBecause } = result
  return plainPage({
    title: `Drift of ${origin}`,
    style: STYLE,
    body: html`<header>
        <h1>Does the shop API still answer by the contract?</h1>
        <p><code>${origin}</code>, ${startedAt.slice(0, 19).replace('T', ' ')} UTC, ${requests} requests</p>
        <p class="verdict">${verdictLine(result)}</p>
        ${endedBecause === null ? '' : html`<p>The run ended early. ${endedBecause}</p>`}
      </header>
      <main>
        <section aria-labelledby="drifts">
          <h2 id="drifts">Differences</h2>
          ${htmlTable(['Call', 'What', 'Where', 'Contract', 'Shop API', 'How often'], drifts.map(driftRow))}
        </section>
        <section aria-labelledby="calls">
          <h2 id="calls">Calls that were held to the contract</h2>
          ${htmlTable(['Call', 'Requests', 'Answers', 'Median ms', 'Slowest ms', 'Largest kB', 'Result'], byOperation(calls).map(callRow))}
        </section>
        <section aria-labelledby="skipped">
          <h2 id="skipped">Calls without a good answer</h2>
          ${htmlTable(
            ['Call', 'Why'],
            skipped.map(({ operationId, because }) => [operationId, because]),
          )}
        </section>
      </main>`,
  })
}

/** The result in one line. */
export function verdictLine({ drifts, calls, skipped }: DriftResult): string {
  const held = new Set(calls.map(({ operationId }) => operationId)).size
  const found = drifts.length === 0 ? 'No differences' : `${drifts.length} ${drifts.length === 1 ? 'difference' : 'differences'}`
  return `${found} in ${held} calls of the contract; ${skipped.length} gave no good answer or were not made`
}

/** A difference as a line of text. */
export function driftLine({ operationId, kind, place, expected, got, responses, asks }: FoundDrift): string {
  const where = place === '' ? '' : ` ${place}`
  return `${operationId}: ${kind}${where}: expected ${expected}, got ${got} (${responses}×, first: ${asks})`
}

function driftRow({ operationId, kind, place, expected, got, responses, places, asks }: FoundDrift): (Html | string)[] {
  const often = `${places} ${places === 1 ? 'place' : 'places'} in ${responses} ${responses === 1 ? 'response' : 'responses'}; first: ${asks}`
  return [operationId, kind, place === '' ? '' : html`<code>${place}</code>`, expected, got, often]
}

function byOperation(calls: readonly HeldCall[]): (readonly [string, readonly HeldCall[]])[] {
  return [...Map.groupBy(calls, ({ operationId }) => operationId)]
}

function callRow([operationId, calls]: readonly [string, readonly HeldCall[]]): (Html | string | number)[] {
  const times = calls.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const statuses = [...new Set(calls.map(({ status }) => status ?? 'none'))].join(', ')
  const largest = Math.max(...calls.map(({ bytes }) => bytes)) / 1024
  const differing = calls.filter(({ drifts }) => drifts.length > 0).length
  const result = differing === 0 ? 'as documented' : html`<strong>${differing} of ${calls.length} differ</strong>`
  return [operationId, calls.length, statuses, times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0, largest.toFixed(1), result]
}
