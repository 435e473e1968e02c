import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'
import { Tabs } from './tabs.client.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from tab %i of three goes to %s', (key, index, expected) => {
  expect(nextTab(key, index, 3)).toBe(expected)
})

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
  expect(html).not.toContain('role="tab"')
  expect(html).not.toContain('hidden')
})
