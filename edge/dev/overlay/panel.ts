// The panel of the development overlay: an element next to the body, which React does not manage, with a shadow tree, so that the page's
// stylesheets do not apply. In English only: it is a tool for developers.
import { pageLanguage } from '#app/domain/page-language.ts'
import { OVERLAY_PATH, REMEMBERED_S, type OverlayState } from './overlay-state.ts'
import { observePage } from './page-figures.ts'

const STYLE = `
:host { position: fixed; inset: 30% auto auto 0; z-index: 60; color: var(--ink); font: 400 .8125rem/1.45 system-ui, sans-serif; }
@media print { :host { display: none; } }
details { max-block-size: 65dvh; overflow: auto; border: 1px solid var(--hairline-strong); background: var(--paper-raised); }
summary { padding: .5rem .75rem; cursor: pointer; }
section { display: grid; gap: .375rem; inline-size: min(28rem, 90vw); padding: .5rem .75rem; border-block-start: 1px solid var(--hairline); }
select, button { min-block-size: 1.75rem; font: inherit; }
table { border-spacing: .25rem 0; }
th { text-align: start; font-weight: 400; overflow-wrap: anywhere; }
td { text-align: end; white-space: nowrap; }
`
/** Debounce after a measurement, in ms: they arrive in bursts. */
const REST_MS = 300

/** status null: the connection broke. */
type Call = { method: string; path: string; status: number | null; ms: number; faults: string | null; headers: { traceparent?: string } }
type Named = { items: readonly { name: string; email?: string | null; hasPassword?: boolean }[] }

const { world, scenario, password, budgets } = await ask<OverlayState>('/state')
const [clock, worlds, { scenarios }, personas] = await Promise.all([
  ofMock<{ local: string; isTouched: boolean }>('/clock'),
  ofMock<Named>('/worlds'),
  ofMock<{ scenarios: Named['items'] }>('/scenarios'),
  ofMock<Named>('/personas'),
])
const people = personas.items.filter(({ name, hasPassword }) => hasPassword || name === 'guest')
const host = document.createElement('dev-overlay')
for (const [name, value] of Object.entries({ role: 'complementary', 'aria-label': 'Development overlay', lang: 'en' }))
  host.setAttribute(name, value)
const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLE)
const shadow = host.attachShadow({ mode: 'open' })
shadow.adoptedStyleSheets = [sheet]
shadow.innerHTML = `<details ${localStorage.getItem('dev-overlay') ?? ''}><summary></summary><section></section><section>
  <label>Log in as <select name="persona"><option>…</option>${options(people)}</select></label>
  <label>Scenario <select name="mock-scenario"><option value="">none</option>${options(scenarios, scenario)}</select></label>
  <label>World <select name="mock-world"><option value="">main</option>${options(
    worlds.items.filter(({ name }) => name !== 'main'),
    world,
  )}</select></label>
  <p>Clock in Warsaw: ${clock.local}${clock.isTouched ? ', set' : ''}</p>
  <div>
    <button name="advance" value="PT1H">+ 1 hour</button> <button name="advance" value="P1D">+ 1 day</button>
    <button name="advance" value="P7D">+ 1 week</button> <button name="freeze">Freeze</button> <button name="release">Release</button>
  </div>
  <button name="off">Remove this overlay</button><p role="status"></p></section></details>`
const [details, summary, page, status] = ['details', 'summary', 'section', '[role=status]'].map((each) => shadow.querySelector(each))
details?.addEventListener('toggle', () => localStorage.setItem('dev-overlay', details.hasAttribute('open') ? 'open' : ''))
for (const type of ['change', 'click']) shadow.addEventListener(type, ({ target }) => act(type, target))
document.documentElement.append(host)

let timer: ReturnType<typeof setTimeout> | undefined
const figures = observePage(budgets, later)
window.navigation?.addEventListener('navigatesuccess', later)
later()

function later(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void show(), REST_MS)
}

async function show(): Promise<void> {
  const { cache, traces, rows } = figures()
  const { entries } = await ofMock<{ entries: readonly Call[] }>('/journal?limit=500')
  const calls = entries.filter(({ headers }) => traces.some((trace) => headers.traceparent?.includes(trace))).toReversed()
  const over = rows.filter(({ value, budget }) => value !== null && budget !== null && value > budget).map(({ label }) => label)
  const verdict = over.length === 0 ? 'within budget' : `over budget: ${over.join(', ')}`
  if (summary) summary.textContent = `${Math.round(rows[0]?.value ?? 0)} ms · ${calls.length} calls · ${verdict}`
  const figure = (value: number | null) => (value === null ? '–' : Math.round(value * 100) / 100)
  const figureRows = rows.map(({ label, value, budget }) => [label, figure(value), budget === null ? '' : `of ${budget}`])
  const said = ({ status, faults }: Call) => `${status ?? 'broke off'} ${faults ?? ''}`
  const callRows = calls.map((call) => [`${call.method} ${call.path}`, said(call), `${figure(call.ms)} ms`])
  if (page) page.innerHTML = `<p>${escaped(cache ?? 'no Cache-Status')}</p>${table(figureRows)}${table(callRows)}`
}

/** A page depends on the visitor and the clock: after a change of either it is reloaded. */
function act(type: string, target: EventTarget | null): void {
  const Meant = type === 'change' ? HTMLSelectElement : HTMLButtonElement
  if (!(target instanceof Meant)) return
  changeOf(target.name, target.value).then(
    () => location.reload(),
    (error: unknown) => status && (status.textContent = String(error)),
  )
}

async function changeOf(name: string, value: string): Promise<unknown> {
  if (name === 'off') return location.assign(`${OVERLAY_PATH}?off`)
  if (name.startsWith('mock-'))
    return (document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${value === '' ? 0 : REMEMBERED_S}`)
  if (name !== 'persona') return ask(`/clock/${name}`, 'POST', value === '' ? {} : { duration: value })
  // Through the normal login, or out, to become a guest.
  const email = people.find((each) => each.name === value)?.email
  return email ? ask('/auth/standard', 'POST', { email, password }, '') : ask('/auth/logout', 'POST', {}, '')
}

async function ofMock<Data>(path: string): Promise<Data> {
  return (await ask<{ data: Data }>(path)).data
}

/** @throws Error with the path and the status */
async function ask<Body>(path: string, method = 'GET', body?: object, prefix = OVERLAY_PATH): Promise<Body> {
  const headers = { 'content-type': 'application/json', langId: pageLanguage(document.documentElement) }
  const response = await fetch(prefix + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${path} responds ${response.status}`)
  return response.json()
}

function options(items: Named['items'], current = ''): string {
  return items.map(({ name }) => `<option ${name === current ? 'selected' : ''}>${escaped(name)}</option>`).join('')
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = ([head, ...others]: readonly (string | number)[]) =>
    `<th scope="row">${escaped(head)}</th>${others.map((each) => `<td>${escaped(each)}</td>`).join('')}`
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

function escaped(text: string | number | undefined): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
