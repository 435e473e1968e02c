import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { readTags } from '../../testing/read-tags.ts'
import { runIsland } from '../../testing/run-island.ts'
import { saidBy } from '../../testing/said-by.ts'
import { PanelButton } from '../../ui/panel/panel-button.tsx'
import { PanelContent } from '../../ui/panel/panel-content.tsx'
import { type LoadPanel, PanelSource } from '../../ui/panel/panel-source.ts'
import { FilterButtons } from './filter-buttons.client.tsx'

const PROPS = {
  address: '/produkty?colors=2',
  openAddress: '/produkty?colors=2&panel=filters',
  action: '/produkty',
  fields: [['colors', '2']],
  menus: [{ part: 'price', label: 'Cena', chosenCount: 0 }],
  labels: { all: 'Wszystkie', title: 'Filtry', close: 'Zamknij', loading: 'Wczytuję', failed: 'Nie udało się', retry: 'Ponów', asPage: '' },
  classes: {
    bar: { root: 'row' },
    menu: { button: 'opener', content: 'menu' },
    drawer: { button: 'all', dialog: 'drawer', waiting: 'wait' },
  },
} as const

function row(load: LoadPanel = async () => null) {
  vi.stubGlobal('window', {})
  const island = runIsland(() => FilterButtons(PROPS), new Map([[PanelSource, load]]))
  return { island, buttons: () => elementsOf(island.current, PanelButton) }
}

test('FLT-28: each button opens a dialog of its own, which says its name and that it loads, as its stylesheet has it', () => {
  const { island, buttons } = row()
  const [all, menu] = buttons()
  expect([all?.opens('a'), menu?.opens('b')]).toEqual([expect.objectContaining({ commandfor: 'a' }), { popoverTarget: 'b' }])
  const [drawer = '', dropdown = ''] = [all, menu].map((button) => renderToStaticMarkup(button?.dialog('a')))
  expect([saidBy(drawer), saidBy(dropdown)]).toEqual(['Filtry\n[Zamknij]\nWczytuję', '[Cena]\nWczytuję'])
  const [heading] = readTags(drawer, 'h2')
  expect(heading?.['id']).toBeTruthy()
  expect(readTags(drawer, 'dialog')).toMatchObject([{ id: 'a', class: 'drawer', 'aria-labelledby': heading?.['id'] }])
  expect([drawer, dropdown].map((html) => readTags(html, 'div').find((tag) => tag['aria-busy'])?.['class'])).toEqual(['wait', 'menu'])
  expect([all, menu].map((button) => button?.className)).toEqual(['all', 'opener'])
  expect(elementsOf(island.current, 'search')[0]?.className).toBe('row')
})

test('FLT-28: all dialogs are one panel, of the first page; where it could not be loaded it is asked for again from any of them', async () => {
  const load = vi.fn<LoadPanel>(async () => Promise.reject(new Error('lost')))
  const { buttons } = row(load)
  const content = (button = 0) => elementsOf(buttons()[button]?.dialog('a'), PanelContent)[0]
  buttons()[0]?.load('open')
  await vi.waitFor(() => expect(content()?.state).toEqual({ kind: 'failed', isRetrying: false }))
  content(1)?.onRetry()
  expect(content()?.state).toEqual({ kind: 'failed', isRetrying: true })
  const asked = [{ panel: 'filters', address: '/produkty?colors=2' }, 'open']
  expect(load.mock.calls).toEqual([asked, asked])
})
