import { isValidElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { PLACE_MEASURES } from '../../domain/product/place.ts'
import { PLACE_KEY } from '../../shop-api/browser/has-place.ts'
import { SizedProduct } from '../../shop-api/browser/sized-product.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { sendForm, stubFormPage } from '../../testing/sent-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { PanelDialogButton } from '../../ui/panel/panel-dialog-button.client.tsx'
import { PanelSource } from '../../ui/panel/panel-source.ts'
import { FitAnswer } from './fit-answer.client.tsx'
import type { FitTexts, PlaceLabels } from './fit-labels.ts'
import { PlaceDialog } from './place-dialog.client.tsx'
import { WillItFit } from './will-it-fit.client.tsx'

test.each([
  ['closes once the place is kept', memoryStorage(), [false, null]],
  ['stays, and says so, where the browser keeps nothing', null, [true, 'not saved']],
])('EXT-38, EXT-72: the dialog %s', async (_what, storage, shows) => {
  const typed = Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, measure === 'width' ? '90' : '']))
  stubFormPage(typed)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('localStorage', storage)
  const dialog = () => PlaceDialog({ labels: { notSaved: 'not saved' } as PlaceLabels })
  const island = runIsland(dialog, new Map([[DialogClosed, () => undefined]]))
  sendForm(island.current)
  const shown = () => [elementsOf(island.current, Dialog)[0]?.isOpen, elementsOf(island.current, Form)[0]?.form.error]
  await vi.waitFor(() => expect(shown()).toEqual(shows))
})

const GIVEN = { width: 90, height: 200, depth: null, doorWidth: 80, doorHeight: null, stairsWidth: null, stairsTurn: null }

/** Stubs a page of a visitor with a place. @param place null: none was given */
function page(place: object | null, typed: Record<string, string> = {}) {
  stubFormPage(typed)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('localStorage', memoryStorage(new Map(place ? [[PLACE_KEY, JSON.stringify(place)]] : [])))
}

/** The texts of an element with all that is in it. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : ''
  if (typeof node.type !== 'function') return textOf(node.props.children)
  const island = runIsland(() => (node.type as (props: object) => ReactNode)(node.props))
  island.end()
  return textOf(island.current)
}

test('EXT-38: a place that was given stands in its fields, each with its unit, and is emptied by a button of its own; a wrong measure is said', async () => {
  page(GIVEN, { ...Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, ''])), depth: 'x' })
  const labels = { ...Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, measure])), unit: 'cm', wrong: 'wrong' } as PlaceLabels
  const island = runIsland(() => PlaceDialog({ labels }), new Map([[DialogClosed, () => undefined]]))
  const rows = () => [elementsOf(island.current, Form)[0]?.children].flat().filter((each) => isValidElement<{ names: string[] }>(each))
  const fields = () =>
    rows().flatMap(({ type, props }) => {
      if (typeof type !== 'function' || !('names' in props)) return []
      const row = runIsland(() => (type as (props: object) => ReactNode)(props))
      row.end()
      return elementsOf(row.current, TextField)
    })
  expect(fields().map(({ name, label, defaultValue }) => [name, label, defaultValue])).toEqual(
    PLACE_MEASURES.map((measure) => [measure, `${measure} (cm)`, GIVEN[measure] ?? '']),
  )
  const inputs = [{ value: '90' }, { value: '200' }]
  elementsOf(island.current, Button)[0]?.onClick?.({ currentTarget: { form: { querySelectorAll: () => inputs } } } as never)
  expect(inputs.map(({ value }) => value)).toEqual(['', ''])
  sendForm(island.current)
  await vi.waitFor(() => expect(fields().flatMap(({ name, error }) => (error ? [[name, error]] : []))).toEqual([['depth', 'wrong']]))
  island.end()
  page(null)
  const empty = runIsland(() => PlaceDialog({ labels }), new Map([[DialogClosed, () => undefined]]))
  expect(elementsOf(empty.current, Button)).toEqual([])
  empty.end()
})

test.each([
  ['no place', null, { size: { width: 60, height: 70, depth: 60 } }, ''],
  ['no product', GIVEN, null, ''],
  ['a size that fits', { ...GIVEN, depth: 90, doorWidth: null }, { size: { width: 60, height: 70, depth: 60 } }, 'It fits'],
  ['a side that nobody knows', GIVEN, { size: { width: 60, height: 70, depth: null } }, 'Who knows'],
  ['a product whose size is not read yet', GIVEN, { id: 987_654 }, ''],
] as const)('EXT-38: the answer of %s', (_what, place, product, said) => {
  page(place)
  const texts = { fits: 'It fits', unknown: 'Who knows' } as FitTexts
  const island = runIsland(() => FitAnswer({ texts }), new Map([[SizedProduct, product]]))
  expect(textOf(island.current)).toBe(said)
})

test('EXT-38: the answer for a product that is named alone comes with its size; the page loads the parts of it only for who has given a place', async () => {
  page({ ...GIVEN, depth: 90, doorWidth: null })
  const size = { width: 60, height: 70, depth: 60 }
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [{ id: 366, size }] } }))
  const texts = { fits: 'It fits' } as FitTexts
  const island = runIsland(() => FitAnswer({ texts }), new Map([[SizedProduct, { id: 366 }]]))
  await vi.waitFor(() => expect(textOf(island.current)).toBe('It fits'))
  island.end()
  for (const [place, asked] of [
    [GIVEN, [[{ panel: 'fit', address: '/en' }, 'shown']]],
    [null, []],
  ] as const) {
    page(place)
    const load = vi.fn(async () => ({}))
    const part = { part: 'answer', address: '/en', label: 'Your place', failed: '' } as const
    const asks = runIsland(() => WillItFit(part), new Map([[PanelSource, load]]))
    expect([load.mock.calls, elementsOf(asks.current, SizedProduct)[0]?.value]).toEqual([asked, null])
    expect(elementsOf(asks.current, PanelDialogButton)[0]).toMatchObject({ panel: 'place', part: 'dialog', address: '/en' })
    asks.end()
  }
})
