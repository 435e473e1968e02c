// The page of `npm start -- --observe`: plain HTML, no script. English only, like every developer's tool here.
import { html, raw } from 'hono/html'
import { MARKETS } from '#app/domain/market.ts'
import type { ObservedRequest } from './kept-spans.ts'
import { OBSERVE_STYLE } from './observe-style.ts'
import { type Bar, waterfall } from './waterfall.ts'

/** Requests whose waterfall is open. */
const OPEN = 3
/** Seconds between two loads of a live page. */
const LIVE_EVERY_S = 3

interface ObservePageOptions {
  requests: readonly ObservedRequest[]
  /** Loads itself again and again. */
  isLive: boolean
}

/** The last requests as waterfalls. */
export function observePage({ requests, isLive }: ObservePageOptions) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isLive ? html`<meta http-equiv="refresh" content="${LIVE_EVERY_S}" />` : ''}
        <title>Last requests</title>
        <style>
          ${raw(OBSERVE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>Last requests</h1>
          <nav>
            <a href="/">Reload</a>
            <a href="/?live" ${isLive ? raw('aria-current="page"') : ''}>Live, every ${LIVE_EVERY_S} s</a>
          </nav>
        </header>
        <main>
          ${requests.length === 0 ? html`<p>Open a page of the shop. Its request is here a second later.</p>` : requests.map(requestPart)}
        </main>
      </body>
    </html>`
}

function requestPart(observed: ObservedRequest, at: number) {
  const { request } = observed
  const { attributes } = request
  const status = attributes['http.response.status_code'] ?? ''
  const market = Object.values(MARKETS).find(({ id }) => String(id) === attributes['patyna.market'])
  const calls = observed.spans.filter(({ name }) => name === 'upstream').length
  return html`<details ${at < OPEN ? raw('open') : ''}>
    <summary>
      <span class="route">${attributes['http.request.method']} ${attributes['http.route']}</span>
      <span class="status" ${request.isError ? raw('data-error') : ''}>${status}</span>
      <span class="cache" data-cache="${attributes['patyna.cache'] ?? 'none'}">${attributes['patyna.cache'] ?? 'not cached'}</span>
      ${market ? html`<span>${market.language}</span>` : ''}
      <span>${request.endMs - request.startMs} ms</span>
      <span>${calls} ${calls === 1 ? 'call' : 'calls'}</span>
      <time datetime="${new Date(request.startMs).toISOString()}">${new Date(request.startMs).toISOString().slice(11, 23)}</time>
    </summary>
    <p class="trace">trace <code>${request.traceId}</code></p>
    <ol>
      ${waterfall(observed).map(barPart)}
    </ol>
  </details>`
}

function barPart({ name, label, depth, ms, afterMs, left, width, isError }: Bar) {
  return html`<li ${isError ? raw('data-error') : ''} data-span="${name}">
    <span class="label" style="padding-inline-start: ${depth}rem"><b>${name}</b> ${label}</span>
    <span class="bar"><i style="margin-inline-start: ${left}%; inline-size: ${width}%"></i></span>
    <span class="ms">${ms} ms <small>after ${afterMs}</small></span>
  </li>`
}
