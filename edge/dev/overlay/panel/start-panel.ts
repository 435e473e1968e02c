// The panel of the development overlay: an element next to the body, which React does not manage, with a shadow tree, so that the page's
// stylesheets do not apply. In English only: it is a tool for developers.
import { isLanguage } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { budgetRows, priorityOfPath, verdictOf } from '../budget-rows.ts'
import { liftOver } from '../lift.ts'
import { type ApiCall, OVERLAY_PATH, type OverlayState } from '../overlay-state.ts'
import { fetchCalls, fetchScriptBytes, fetchState, become, choose, turnClock } from './requests.ts'
import { button, element } from './elements.ts'
import { observePage } from './observe-page.ts'
import { PANEL_STYLE } from './panel-style.ts'
import { SECTIONS } from './sections.ts'

/** localStorage key: whether the panel was open. */
const OPEN_KEY = 'dev-overlay-open'
/** Debounce after a measurement, in ms: measurements arrive in bursts. */
const REST_MS = 300

const name = (text: string) => element('span', {}, text)
const words = name('…')
const dot = element('span', { class: 'dot' })
const pill = button('', () => show(Boolean(panel.hidden)), { class: 'pill', 'aria-controls': 'panel' })
pill.append(dot, words)
const panel = element('div', { id: 'panel', class: 'panel' })
const where = element('p')
const body = element('div')
const host = element('dev-overlay' as 'div', { role: 'complementary', 'aria-label': 'Development overlay', lang: 'en' })

let state: OverlayState | null = null
let trouble: string | null = null
let calls: readonly ApiCall[] = []
let scriptBytes: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const page = observePage(later)

panel.append(
  element(
    'header',
    {},
    element('h2', {}, 'Development'),
    button('Hide', () => show(false)),
    button('Remove', () => void location.assign(`${OVERLAY_PATH}?off`), { title: 'Take the overlay away; /__overlay brings it back' }),
    where,
  ),
  body,
)
panel.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false))

const shadow = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(PANEL_STYLE)
shadow.adoptedStyleSheets = [sheet]
shadow.append(panel, pill)

show(localStorage.getItem(OPEN_KEY) === '1', false)
document.documentElement.append(host)
void refreshState()

// By then the navigated page has rendered.
if ('navigation' in window)
  window.navigation.addEventListener('navigatesuccess', () => {
    page.beginStep()
    calls = []
    later()
    place()
  })
for (const type of ['resize', 'click'] as const) addEventListener(type, () => requestAnimationFrame(place), { passive: true })
// By then all calls of a streamed page have completed.
addEventListener('load', later)
// The consent bar is a popover.
document.addEventListener('toggle', place, true)

function show(isOpen: boolean, hasFocus = true): void {
  panel.hidden = !isOpen
  pill.setAttribute('aria-expanded', String(isOpen))
  localStorage.setItem(OPEN_KEY, isOpen ? '1' : '0')
  if (!isOpen && hasFocus) pill.focus()
}

function later(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void refreshPage(), REST_MS)
}

async function refreshState(): Promise<void> {
  try {
    state = await fetchState()
  } catch (error) {
    trouble = String(error)
  }
  later()
}

async function refreshPage(): Promise<void> {
  try {
    calls = await fetchCalls(page.page().traces)
    // Budgets apply to first loads.
    scriptBytes = page.isStep() ? null : await fetchScriptBytes(page.scripts())
  } catch (error) {
    trouble = String(error)
  }
  draw()
  place()
}

function draw(): void {
  const { language, text } = marketNow()
  if (state === null) {
    body.replaceChildren(element('section', {}, element('p', { class: 'error' }, trouble ?? '…')))
    return
  }
  const { budgets, examples, password } = state.settings
  const kind = priorityOfPath(location.pathname, examples)
  const seen = page.page()
  const rows = budgetRows({ ...seen, kind, cache: seen.cache.kind, scriptBytes: scriptBytes || null }, budgets)
  const verdict = verdictOf(rows)
  where.textContent = [text, language, kind].filter(Boolean).join(' · ')
  words.textContent = [seen.cache.kind, rows[0]?.value, `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`, verdict].join(' · ')
  pill.toggleAttribute('data-over', verdict !== 'within budget')
  const actions = {
    become: (email: string | null) => thenAnew(become(email, password)),
    choose: (...chosen: Parameters<typeof choose>) => thenAnew(choose(...chosen)),
    turnClock: (...turn: Parameters<typeof turnClock>) => thenAnew(turnClock(...turn)),
  }
  const shown = { state, cache: seen.cache, rows, calls, actions }
  // An open select is not re-rendered by new measurements.
  if (body.contains(shadow.activeElement) && body.childElementCount > 1) return
  const parts = SECTIONS.map(({ title, show }) => element('section', {}, element('h3', {}, title), ...show(shown)))
  const failed = trouble === null ? [] : [element('section', {}, element('p', { class: 'error', role: 'alert' }, trouble))]
  body.replaceChildren(...failed, ...parts)
}

/** A page depends on the visitor and the clock: after a change of either it is reloaded. */
function thenAnew(change: Promise<unknown>): void {
  change.then(
    () => location.reload(),
    (error: unknown) => {
      trouble = String(error)
      ;(shadow.activeElement as HTMLElement | null)?.blur()
      draw()
    },
  )
}

function marketNow(): { language: string; text: string } {
  const { lang } = document.documentElement
  return { language: lang, text: isLanguage(lang) ? `market ${marketOfLanguage(lang).id}` : '' }
}

/** Positions the panel above all bars at the lower edge. */
function place(): void {
  const { left, width } = pill.getBoundingClientRect()
  const found = new Map<Element, DOMRect>()
  for (let y = innerHeight - 4; y > innerHeight / 2; y -= 16)
    for (const x of [left + 8, left + width - 8])
      for (const over of document.elementsFromPoint(x, y)) {
        const bar = fixedAround(over)
        if (bar && bar !== host) found.set(bar, bar.getBoundingClientRect())
      }
  host.style.setProperty('--overlay-lift', `${liftOver([...found.values()], innerHeight)}px`)
}

function fixedAround(inside: Element): Element | null {
  for (let at: Element | null = inside; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at
  return null
}
