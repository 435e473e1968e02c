import { beforeEach, expect, test, vi } from 'vitest'
import { SAVED_SEARCHES_KEY } from '../../domain/search/saved-searches.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { PanelSource } from '../../ui/panel/panel-source.ts'
import { LazySuggestions } from './lazy-suggestions.client.tsx'
import type { SuggestionLabels } from './suggestion-labels.ts'
import { Suggestions } from './suggestions.client.tsx'

class Field extends EventTarget {
  id = 'q'
  value = ''
  defaultValue = ''
  attributes = new Map<string, string>()
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value)
  removeAttribute = (name: string) => void this.attributes.delete(name)
}

const PATHS = { prefix: '', catalog: '/produkty', vendor: '/sprzedawca/' }
const LABELS = { list: 'Podpowiedzi', found: '{n}', none: '0', saved: 'Zapisane', nothing: 'Nic' } as unknown as SuggestionLabels

const items = [{ kind: 'category', id: 145, text: 'Fotele', count: 7 }]
const found = () => Response.json({ data: { items, total: 7, understood: null, popular: [] } })
/** What comes late; undefined: all comes at once. */
let answer: PromiseWithResolvers<Response> | undefined
beforeEach(() => void (answer = undefined))

/** The list below a field, and the answer to what is typed into it. */
function aList(searched = '') {
  vi.useFakeTimers()
  const field = Object.assign(new Field(), { defaultValue: searched, value: searched })
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('document', testDocument({ activeElement: field, getElementById: (id: string) => (id === 'q' ? field : null) }))
  vi.stubGlobal('window', new EventTarget())
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer?.promise ?? found()
  })
  const island = runIsland(() => Suggestions({ fieldId: 'q', paths: PATHS, labels: LABELS, language: 'pl', productLang: undefined }))
  return {
    asked,
    island,
    field,
    isHidden: () => elementsOf(island.current, 'div')[0]?.hidden,
    options: () => elementsOf(island.current, 'a').map((option) => [option.href, option['aria-selected']]),
    async type(text: string) {
      field.value = text
      field.dispatchEvent(new Event('input'))
      await vi.advanceTimersByTimeAsync(200)
    },
    press: (key: string) => field.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key })),
  }
}

test('EXT-03: options of one kind or another are told apart, and so are two saved searches', async () => {
  const entries = new Map([
    [SAVED_SEARCHES_KEY, JSON.stringify([1, 2].map((id) => ({ name: '', query: `?categories=${id}`, seen: null })))],
  ])
  vi.stubGlobal('localStorage', memoryStorage(entries))
  const { type, island } = aList()
  const keys = () =>
    elementsOf(island.current, 'div').flatMap(({ role, children }) => (role === 'listbox' ? [children].flat() : []) as { key: string }[])
  expect(keys().map(({ key }) => key)).toEqual(['saved ?categories=1', 'saved ?categories=2'])
  await type('fotel')
  expect(keys().map(({ key }) => key)).toEqual(['category 145', 'all'])
  const before = entries.get(SAVED_SEARCHES_KEY)
  for (const option of elementsOf(island.current, 'a')) option.onClick?.({} as never)
  expect(entries.get(SAVED_SEARCHES_KEY)).toBe(before)
  expect(elementsOf(island.current, 'div').map(({ tabIndex }) => tabIndex)).toEqual([undefined, -1])
  expect(elementsOf(island.current, 'a').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
})

test('EXT-03, EXT-26: what is typed is suggested, and all that is found; an arrow chooses; what the page has searched already is not asked for', async () => {
  const { type, options, press, isHidden, asked, island } = aList(' fotel')
  await type(' fotel ')
  expect([asked, isHidden()]).toEqual([[], true])
  await type(' fotele ')
  expect(asked).toEqual([expect.stringContaining('q=fotele')])
  const [category, all] = options()
  expect([options().length, isHidden(), category?.[0], all?.[0]]).toEqual([
    2,
    false,
    '/produkty?categories=145',
    '/produkty?textSearch=fotele',
  ])
  press('ArrowDown')
  expect(options().map(([, isSelected]) => isSelected)).toEqual([true, false])
  expect(elementsOf(island.current, 'a').map((option) => (option as { 'data-all'?: boolean })['data-all'])).toEqual([undefined, true])
  answer = Promise.withResolvers<Response>()
  const late = type('fotel bujany')
  press('ArrowDown')
  await late
  answer.resolve(found())
  await vi.advanceTimersByTimeAsync(1)
  expect(
    options().map(([, isSelected]) => isSelected),
    'what comes late puts nothing else under the cursor',
  ).toEqual([false, false])
  const preventDefault = vi.fn<() => void>()
  const [root] = elementsOf(island.current, 'div')
  root?.onPointerDown?.({ preventDefault } as never)
  root?.onMouseDown?.({ preventDefault } as never)
  expect(preventDefault, 'the focus stays in the field').toHaveBeenCalledTimes(2)
})

test('EXT-28: an empty field has the saved searches, of which nothing is new once it is opened', async () => {
  const saved = [{ name: 'Lampy', query: '?categories=3000', seen: [5] }]
  const entries = new Map([[SAVED_SEARCHES_KEY, JSON.stringify(saved)]])
  vi.stubGlobal('localStorage', memoryStorage(entries))
  const { options, island } = aList()
  expect(options()).toEqual([['/produkty?categories=3000', false]])
  expect(elementsOf(island.current, 'p')).toHaveLength(1)
  elementsOf(island.current, 'a')[0]?.onClick?.({} as never)
  expect(JSON.parse(entries.get(SAVED_SEARCHES_KEY) ?? '')).toEqual([{ ...saved[0], seen: null }])
  vi.useRealTimers()
  await vi.waitFor(() => expect(JSON.parse(entries.get(SAVED_SEARCHES_KEY) ?? '')[0].seen).toEqual([145]))
})

test('the suggestions load with the first focus or input, again where that failed, and once', async () => {
  const load = vi.fn<() => Promise<object | null>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null)
  load.mockResolvedValue({ suggestions: 'list' })
  const island = runIsland(() => LazySuggestions({ address: '/', children: null }), new Map([[PanelSource, load]]))
  const shown = () => JSON.stringify(island.current).includes('"list"')
  for (const [on, isShown] of [
    ['onFocus', false],
    ['onInput', false],
    ['onFocus', true],
    ['onInput', true],
  ] as const) {
    elementsOf(island.current, 'div')[0]?.[on]?.({} as never)
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown()).toBe(isShown)
  }
  expect(load.mock.calls).toEqual([1, 2, 3].map(() => [{ panel: 'search', address: '/' }, 'shown']))
})
