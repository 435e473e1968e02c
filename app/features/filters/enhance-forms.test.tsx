// What scripts add to filter forms, on the markup that ships and without a browser: its inputs become plain objects.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { attach } from '../../testing/elements-of.ts'
import { readTags } from '../../testing/read-tags.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testInput } from '../../testing/test-input.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { ChoiceTree } from './choice-tree.tsx'
import { enhanceForms } from './enhance-forms.ts'
import { listingView } from './listing-view.ts'
import { RangeField } from './range-field.tsx'
import { chosenInTree } from './tree-checks.ts'

/** An input of the markup, and the element with `data-tree` or `data-range` around it. */
class FakeInput {
  indeterminate = false
  readonly type: string
  readonly inputMode: string | undefined
  readonly dataset: Record<string, string | undefined>
  value: string
  checked: boolean
  readonly around: () => Fieldset
  constructor(tag: Record<string, string>, around: () => Fieldset) {
    this.around = around
    this.type = tag['type'] ?? 'text'
    this.inputMode = tag['inputmode']
    this.dataset = { parent: tag['data-parent'], bound: tag['data-bound'] }
    this.value = tag['value'] ?? ''
    this.checked = 'checked' in tag
  }
  get valueAsNumber() {
    return this.value === '' ? Number.NaN : Number(this.value)
  }
  closest(selector: string) {
    return this.around().matches(selector) ? this.around() : null
  }
}

interface Fieldset {
  inputs: FakeInput[]
  matches: (selector: string) => boolean
  querySelectorAll: (selector: string) => FakeInput[]
  querySelector: (selector: string) => FakeInput | undefined
}

/** Makes the inputs of a piece of markup act; `send` is an event that bubbles to the forms, until their `end`. */
function enhanced(html: string) {
  vi.stubGlobal('HTMLInputElement', FakeInput)
  const inputs: FakeInput[] = readTags(html, 'input').map((tag) => new FakeInput(tag, () => root))
  const root: Fieldset = {
    inputs,
    matches: (selector) => selector !== '' && html.includes(selector.slice(1, -1)),
    querySelectorAll: (selector) => (selector === 'input' ? inputs : []),
    querySelector: (selector) => inputs.find(({ dataset }) => selector === `[data-bound="${dataset['bound']}"]`),
  }
  type Listener = (event: { target: unknown; preventDefault: () => void }) => void
  const listeners = new Map<string, Listener>()
  const forms = {
    addEventListener(type: string, listener: Listener, { signal }: { signal?: AbortSignal } = {}) {
      listeners.set(type, listener)
      signal?.addEventListener('abort', () => listeners.delete(type))
    },
  }
  const stop = new AbortController()
  enhanceForms(forms as unknown as HTMLElement, stop.signal)
  const send = (type: string, target: unknown, rest: object = {}) =>
    listeners.get(type)?.({ target, preventDefault: () => undefined, ...rest })
  return { root: root as unknown as HTMLElement, inputs, send, end: () => stop.abort() }
}

// 1 ─ 11, 12     2
const CHOICES = [
  { id: 1, name: 'Meble', hits: 9 },
  { id: 2, name: 'Lampy', hits: 4 },
  { id: 11, name: 'Stoły', hits: 5, parentId: 1 },
  { id: 12, name: 'Fotele', hits: 0, parentId: 1 },
]
const treeMarkup = (chosen: readonly number[] = []) =>
  renderToStaticMarkup(<ChoiceTree facet="categories" expandLabel="Rozwiń:" name="categories" choices={CHOICES} chosen={chosen} />)

function tree(chosen: readonly number[] = []) {
  const { root, inputs, send } = enhanced(treeMarkup(chosen))
  const drawn = runIsland(() => {
    const rendered = ChoiceTree({ facet: 'categories', expandLabel: '', name: 'categories', choices: CHOICES, chosen })
    attach(rendered, 'ul', root)
    return rendered
  })
  drawn.end()
  return {
    click(id: number) {
      const input = inputs.find(({ value }) => value === String(id))
      if (!input) throw new Error(`No choice ${id}`)
      input.checked = !input.checked
      send('input', input)
    },
    /** By id: checked, unchecked or partly checked. */
    get shown() {
      return Object.fromEntries(
        inputs.map(({ value, checked, indeterminate }) => [value, indeterminate ? 'partly' : checked ? 'checked' : 'no']),
      )
    },
    get inAddress() {
      return chosenInTree(root)
    },
  }
}

test.each([
  ['UIK-08: clicking a parent selects its children', [], [1], { 1: 'checked', 11: 'checked', 12: 'checked', 2: 'no' }, [1]],
  ['UIK-11: a partly selected parent is indeterminate', [], [11], { 1: 'partly', 11: 'checked', 12: 'no', 2: 'no' }, [11]],
])('%s', (_sentence, chosen, clicks, shown, inAddress) => {
  const rendered = tree(chosen)
  for (const id of clicks) rendered.click(id)
  expect(rendered.shown).toEqual(shown)
  expect(rendered.inAddress).toEqual(inAddress)
})

test('UIK-01: a node has id, parent, text, level, number of children, and says whether it is expanded', () => {
  const [top = '', branch = ''] = /^<ul[^>]*><li>(.*?)(<details.*?<\/details>)<\/li>/.exec(treeMarkup([11]))?.slice(1) ?? []
  expect(readTags(top, 'input')).toMatchObject([{ value: '1' }])
  expect(top).toContain('Meble')
  expect(readTags(top, 'input')[0]).not.toHaveProperty('data-parent')
  expect(readTags(branch, 'details')).toEqual([{ open: '' }])
  expect(readTags(branch, 'summary')).toMatchObject([{ 'aria-label': 'Rozwiń: Meble' }])
  expect(readTags(branch, 'input').map((tag) => [tag['value'], tag['data-parent']])).toEqual([
    ['11', '1'],
    ['12', '1'],
  ])
  expect(readTags(branch, 'ul'), 'one level below').toHaveLength(1)
})

test('UIK-07, UIK-12: a node holds its children inside what collapses, and without scripts all are checkboxes of a form', () => {
  const html = treeMarkup()
  expect(readTags(html, 'details')).toEqual([{}])
  expect(html.replace(/<details.*<\/details>/, '')).not.toMatch(/Stoły|Fotele/)
  expect(readTags(html, 'input').map(({ type, name }) => `${type} ${name}`)).toEqual(Array(4).fill('checkbox categories'))
})

async function range() {
  const { t, market } = await testInput({ params: {} })
  const filters = { ...NO_FILTERS, price: { from: 100, to: 400 } }
  const view = listingView({ params: { filters }, market, language: 'pl', t }, () => '/')
  const { inputs, send } = enhanced(renderToStaticMarkup(<RangeField facet="price" view={view} facets={null} />))
  const [from, to] = inputs
  if (!from || !to) throw new Error('No bounds')
  return {
    type(bound: 'from' | 'to', text: string) {
      const input = { from, to }[bound]
      input.value = text
      send('input', input)
    },
    leave: (bound: 'from' | 'to') => send('focusout', { from, to }[bound]),
    get values() {
      return [from.value, to.value]
    },
  }
}

test.each([
  ['UIK-51: a lower bound raised to the upper one clears that', ['from', '400'], ['400', '']],
  ['UIK-50: an upper bound may be too small while it is typed', ['to', '4'], ['100', '4']],
  ['a bound that means what it did stays as it is typed', ['from', '150.0'], ['150.0', '400']],
] as const)('%s', async (_sentence, [bound, text], values, upper: string = '400') => {
  const price = await range()
  price.type('to', upper)
  price.type(bound, text)
  expect(price.values).toEqual(values)
})

test.each([
  ['UIK-52: an upper bound below the lower one is cleared when its field is left', '30', ['100', '']],
  ['UIK-50: an equal one stays', '100', ['100', '100']],
])('%s', async (_sentence, text, values) => {
  const price = await range()
  price.type('to', text)
  price.leave('from')
  expect(price.values).toEqual(['100', text])
  price.leave('to')
  expect(price.values).toEqual(values)
})

test.each([
  ['as links write it', '?colors=2'],
  ['as an advertisement leads to it', '?utm_source=ad&colors=2'],
])('FLT-30: a link to the open listing, %s, puts its choices back, has them counted, and closes what it stands in', (_how, search) => {
  class FakeElement extends EventTarget {}
  const done: string[] = []
  const { root, inputs, send } = enhanced(treeMarkup([1]))
  // As the browser does: what the markup says, of each box alone.
  const form = {
    reset() {
      for (const input of inputs) input.checked = input.value === '1'
      done.push('reset')
    },
    dispatchEvent: ({ type }: Event) => done.push(`${type}: ${String(chosenInTree(root))}`),
    querySelectorAll: (selector: string) => found[selector] ?? [],
  }
  const found: Record<string, unknown[]> = {
    '[data-tree]': [root],
    '[inputmode="search"]': [{ closest: () => void done.push('searched anew') }],
  }
  const around = { form, dialog: { close: () => done.push('close') }, '[popover]': { hidePopover: () => done.push('hide') }, a: {} }
  const link = Object.assign(new FakeElement(), {
    pathname: '/produkty',
    search: '?colors=2',
    closest: (selector: keyof typeof around): unknown => (selector === 'a' ? link : around[selector]),
  })
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('location', { pathname: '/produkty', search })
  send('click', link)
  const all = ['reset', 'searched anew', 'change: 1', 'close', 'hide']
  expect(done).toEqual(all)
  send('click', link, { ctrlKey: true })
  link.search = '?colors=3'
  send('click', link)
  expect(done).toEqual(all)
  link.search = '?colors=2'
  Object.assign(around, { form: null })
  send('click', link)
  expect(done.slice(all.length), 'in no form, as the orders of a menu').toEqual(['close', 'hide'])
})

test('GAP-99: what led to a listing leads to its filtered views, too', () => {
  const close = vi.fn()
  const upper = {
    value: '40',
    valueAsNumber: 40,
    closest: () => ({ querySelector: (bound: string) => (bound.includes('to') ? upper : lower) }),
  }
  const lower = { value: '100', valueAsNumber: 100 }
  class FakeForm {
    action = 'http://shop.test/tag/5'
    querySelectorAll = (selector: string) => (selector.includes('bound') ? [upper] : [])
    closest = () => ({ close, hidePopover: close })
  }
  const assign = vi.fn()
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal(
    'FormData',
    class {
      *[Symbol.iterator]() {
        yield ['colors', '2']
      }
    },
  )
  vi.stubGlobal('location', { pathname: '/tag/5', search: '?campaignId=7', assign })
  const preventDefault = vi.fn()
  const { send } = enhanced('')
  send('submit', new FakeForm(), { preventDefault })
  expect(preventDefault).toHaveBeenCalled()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/tag/5?colors=2&campaignId=7')
  expect(upper.value, 'UIK-52: Enter sends a bound that was not left').toBe('')
  expect(close).not.toHaveBeenCalled()
  vi.stubGlobal('location', { pathname: '/tag/5', search: '?campaignId=7&gclid=x&colors=2', assign })
  send('submit', new FakeForm())
  expect(close, 'what leads to the open listing closes').toHaveBeenCalledTimes(2)
})

test('UIK-14: a list is searched 500 ms after the last key, and not once its forms have gone', () => {
  vi.useFakeTimers()
  const { inputs, send, end } = enhanced('<input inputmode="search"><input>')
  const searches: number[] = []
  for (const [index, input] of inputs.entries())
    input.closest = (selector) => (selector === '[data-searched]' && searches.push(index), null)
  const type = () => inputs.forEach((input) => send('input', input))
  type()
  vi.advanceTimersByTime(499)
  type()
  vi.advanceTimersByTime(499)
  expect(searches).toEqual([])
  vi.advanceTimersByTime(1)
  expect(searches).toEqual([0])
  type()
  end()
  type()
  vi.advanceTimersByTime(500)
  expect(searches).toEqual([0])
})

test.each([
  ['Enter', 0, true],
  ['a', 0, false],
  ['Enter', 1, false],
])('UIK-13: %s in field %i is kept from the form around it: %s', (key, index, isKept) => {
  const { inputs, send } = enhanced('<input inputmode="search"><input>')
  const preventDefault = vi.fn()
  send('keydown', inputs[index], { key, preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(isKept ? 1 : 0)
})
