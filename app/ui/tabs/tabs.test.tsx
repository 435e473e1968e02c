import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
  expect(html).not.toContain('role="tab"')
  expect(html).not.toContain('hidden')
})
