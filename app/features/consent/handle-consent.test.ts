import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { saidBy } from '../../testing/said-by.ts'
import { testInput } from '../../testing/test-input.ts'
import { ConsentBar } from './consent-bar.tsx'
import { ConsentPopovers } from './consent-popovers.client.tsx'
import { showDecision } from './handle-consent.client.ts'

/** A button, or what is in one. */
class Part {
  readonly value: string | undefined
  private readonly button: Part | null
  constructor(value?: string, button: Part | null = null) {
    this.value = value
    this.button = button
  }
  closest(selector: string) {
    return selector === 'button' ? (this.button ?? this) : null
  }
}

const kept = new Map<string, string>()
const hidden: string[] = []
let window: { dataLayer?: object[]; earlyAnswer?: object }
const cookie = (is: string, boxes: Record<string, { checked: boolean }> = {}, isOpen = false) => {
  const getElementById = (id: string) => ({ hidePopover: () => hidden.push(id) })
  const querySelector = (selector: string) =>
    isOpen && selector === '#consent-settings:popover-open'
      ? {}
      : (Object.entries(boxes).find(([name]) => selector.endsWith(`[name=${name}]`))?.[1] ?? null)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: is, getElementById, querySelector }))
}

beforeEach(() => {
  kept.clear()
  hidden.length = 0
  window = {}
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', memoryStorage(kept))
  cookie('')
})

const mount = () => runIsland(() => ConsentPopovers({ labels: {} as never, privacy: { href: '', label: '' } }))
function press(target: Part) {
  const island = mount()
  elementsOf(island.current, 'section')[0]?.onClick?.({ nativeEvent: { type: 'click', target } } as never)
  island.end()
}
const isTold = async () => vi.waitFor(() => expect(window.dataLayer).toHaveLength(1))

test.each([
  ['refuse', 'necessary alone', 'none', []],
  ['chosen', 'marketing alone', 'marketing', []],
  ['accept', 'all of it', 'analytics.marketing', ['TRACKABLE_LISTING_ITEM']],
])('GAP-125: the answer %s, %s, is kept as %s at once and leaves of the card that was followed %j', async (value, _what, consent, left) => {
  kept.set('TRACKABLE_LISTING_ITEM', '{}')
  cookie('', { analytics: { checked: false }, marketing: { checked: true } })
  press(new Part(value))
  // Before the file of what follows has come, if it comes.
  expect(document.cookie).toMatch(new RegExp(`^consent=${consent};`))
  expect(hidden).toEqual(['consent-bar', 'consent-settings'])
  await isTold()
  expect([...kept.keys()]).toEqual(left)
})

test.each([
  ['goes once this tab is seen again', 'consent=none', ['consent-bar']],
  ['stays where nobody has answered', 'visitor=1', []],
])('GAP-125: the bar of a tab that was open at the answer %s', (_what, written, gone) => {
  const island = mount()
  document.cookie = written
  document.dispatchEvent(new Event('visibilitychange'))
  island.end()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(hidden).toEqual(gone)
})

test('GAP-158: an answer before the scripts is pressed once they are there, unless React has dispatched it itself', async () => {
  const click = vi.fn<() => void>()
  for (const isDispatched of [false, true]) {
    window.earlyAnswer = { click }
    const island = mount()
    if (isDispatched) press(new Part('refuse'))
    await new Promise((resolve) => setTimeout(resolve))
    island.end()
    expect(click).toHaveBeenCalledOnce()
  }
  await isTold()
})

test.each([
  ['show what was agreed to', false, { analytics: true, marketing: false }],
  ['keep a box that was ticked in them', true, { analytics: false, marketing: true }],
])('GAP-158: settings that were opened before the scripts %s', async (_what, isTicked, shown) => {
  const boxes = { analytics: { checked: false }, marketing: { checked: isTicked } }
  cookie('consent=analytics', boxes, true)
  const island = mount()
  await vi.dynamicImportSettled()
  island.end()
  expect({ analytics: boxes.analytics.checked, marketing: boxes.marketing.checked }).toEqual(shown)
})

test('EXT-07: what is withdrawn in another tab is told here, too, once this one is seen again', async () => {
  press(new Part('accept'))
  await isTold()
  document.cookie = 'consent=none'
  document.dispatchEvent(new Event('visibilitychange'))
  const decisions = window.dataLayer?.map((entry) => Reflect.get(entry, '2'))
  expect(decisions).toMatchObject([{ analytics_storage: 'granted' }, { analytics_storage: 'denied' }])
})

test('GAP-125: a choice is what was ticked at the press, whenever its handler comes', async () => {
  const boxes = { analytics: { checked: false }, marketing: { checked: true } }
  cookie('', boxes)
  press(new Part('chosen'))
  boxes.marketing.checked = false
  await vi.waitFor(() => expect(window.dataLayer).toMatchObject([{ 2: { ad_storage: 'granted' } }]))
  expect(document.cookie).toMatch(/^consent=marketing;/)
})

test('EXT-58: in a translated page a press meets the element around the words of a button, and counts', async () => {
  press(new Part(undefined, new Part('refuse')))
  expect(document.cookie).toMatch(/^consent=none;/)
  await isTold()
})

test('GAP-125: nothing is agreed to by boxes that are not there', async () => {
  press(new Part('chosen'))
  expect(document.cookie).toMatch(/^consent=none;/)
  await isTold()
})

test('GAP-125: a press on another button, or beside all, decides nothing', () => {
  press(new Part(''))
  press(new Part())
  expect(document.cookie).toBe('')
})

test.each([
  ['show what was decided', { analytics: false, marketing: false }, [true, false]],
  ['stay as they were ticked before the handler came', { analytics: false, marketing: true }, [false, false]],
  ['are empty where nothing was decided', { analytics: false, marketing: false }, [false, false], ''],
])('GAP-125: the boxes of settings that open %s', (_what, ticked, shown, decided = 'visitor=1; consent=analytics') => {
  const boxes = { analytics: { checked: false }, marketing: { checked: false } }
  cookie(decided, boxes)
  showDecision(ticked)
  expect(Object.values(boxes).map(({ checked }) => checked)).toEqual(shown)
})

test.each([
  ['show what was decided', false, [true, false]],
  ['keep a tick that came before the file that shows it', true, [false, true]],
])('GAP-125: the settings, once opened, %s', async (_what, isTicked, shown) => {
  const boxes = { analytics: { checked: false }, marketing: { checked: false } }
  cookie('consent=analytics', boxes)
  const island = mount()
  elementsOf(island.current, 'section')[1]?.onToggle?.({} as never)
  boxes.marketing.checked = isTicked
  await vi.dynamicImportSettled()
  expect(Object.values(boxes).map(({ checked }) => checked)).toEqual(shown)
})

test('GAP-125: what the bar and its settings say; accepting and refusing are one press each', async () => {
  const bar = renderToStaticMarkup(createElement(ConsentBar, { input: await testInput({ params: {} }) }))
  expect(saidBy(bar)).toMatchInlineSnapshot(`
    "[Pliki cookie]
    Za Twoją zgodą użyjemy plików cookie do statystyk i reklam. [/cp/pl/polityka-prywatnosci]Polityka prywatności
    [accept]Zgadzam się
    [refuse]Nie zgadzam się
    Ustawienia
    Ustawienia cookie
    Niezbędne: koszyk, logowanie, język. Działają zawsze.
    Analityka: oglądanie, koszyk, zakupy i szybkość stron.
    Marketing: reklamy dobrane do Ciebie; e-mail tylko jako nieodwracalny skrót.
    [chosen]Zapisz wybór
    [accept]Zgadzam się
    [refuse]Nie zgadzam się"
  `)
})
