import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { nextTab } from './next-tab.ts'
import { Tabs } from './tabs.client.tsx'

const pressed = (key: string) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false })

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from tab %i of three goes to %s', (key, index, expected) => {
  expect(nextTab(pressed(key), index, 3)).toBe(expected)
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s an arrow is the browser’s, which goes back by Alt and ArrowLeft',
  (held) => {
    expect(nextTab({ ...pressed('ArrowLeft'), [held]: true }, 1, 3)).toBe(null)
  },
)

test('as HTML the tabs are links to panels that are all there', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Więcej"
      tabs={[
        { id: 'style', title: 'W tym samym stylu', content: 'A' },
        { id: 'vendor', title: 'Od sprzedawcy', content: 'B' },
      ]}
    />,
  )
  expect([...html.matchAll(/<a[^>]* href="#(\w+)"/g)].map(([, id]) => id)).toEqual(['style', 'vendor'])
  expect(html).toContain('role="navigation" aria-label="Więcej"')
  expect(html).toContain('data-plain="true"')
  expect(html).not.toContain('role="tab"')
  expect(html).not.toContain('hidden')
})

/** Tabs with scripts, in a page whose address ends with `hash`. */
function tabs(hash: string) {
  const page = Object.assign(new EventTarget(), { location: { hash } })
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('location', page.location)
  const links = ['style', 'vendor', 'viewed'].map((id) => ({ id, focus: vi.fn<() => void>() }))
  const island = runIsland(() => {
    const drawn = Tabs({ label: 'Więcej', tabs: links.map(({ id }) => ({ id, title: id, content: id })) }) as ReactElement<
      ComponentProps<'div'>
    >
    attach(drawn, 'div', null, { querySelectorAll: () => links })
    return drawn
  })
  const tab = (index: number) => elementsOf(island.current, 'a')[index]
  return {
    page,
    links,
    island,
    tab,
    /** Of each tab whether it is selected, is reached by Tab, and has its panel shown. */
    states: () => {
      const panels = elementsOf(island.current, 'div').filter(({ role }) => role === 'tabpanel')
      return panels.map(({ hidden }, index) => [tab(index)?.['aria-selected'], tab(index)?.tabIndex === 0, !hidden])
    },
  }
}
const selected = (index: number) => [0, 1, 2].map((each) => Array(3).fill(each === index))

test.each([
  ['', 0],
  ['#vendor', 1],
  ['#photo-2', 0],
])('with scripts the panel of an address that ends with %j is shown, also when that changes: %i', (hash, index) => {
  const { states, page, island, tab } = tabs(hash)
  expect(states()).toEqual(selected(index))
  const [root, list] = elementsOf(island.current, 'div')
  expect([(root as { 'data-plain'?: boolean })['data-plain'], list?.role]).toEqual([undefined, 'tablist'])
  const named = elementsOf(island.current, 'div').flatMap(({ role, ...panel }) => (role === 'tabpanel' ? panel['aria-labelledby'] : []))
  expect(named).toEqual([0, 1, 2].map((each) => tab(each)?.id))
  page.location.hash = '#viewed'
  page.dispatchEvent(new Event('hashchange'))
  expect(states()).toEqual(selected(2))
  island.end()
  page.location.hash = '#vendor'
  page.dispatchEvent(new Event('hashchange'))
  expect(states()).toEqual(selected(2))
})

test('a tab is chosen by a click, which leaves the address alone, and by an arrow, which takes the focus along', () => {
  const { states, tab, links } = tabs('#vendor')
  const event = { ...pressed('ArrowLeft'), preventDefault: vi.fn<() => void>() }
  tab(2)?.onClick?.(event as never)
  expect(states()).toEqual(selected(2))
  tab(2)?.onKeyDown?.(event as never)
  expect(states()).toEqual(selected(1))
  expect(links.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0])
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
  tab(1)?.onKeyDown?.({ ...event, key: 'a' } as never)
  expect(event.preventDefault).toHaveBeenCalledTimes(2)
})
