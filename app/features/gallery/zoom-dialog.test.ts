import type { ComponentProps, KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { ZoomDialog } from './zoom-dialog.client.tsx'

type ZoomDialogProps = ComponentProps<typeof ZoomDialog>
const photoOf = (src: string) => ({ src, preview: `${src}?small`, alt: src, lang: 'pl', width: 4, height: 5 })

/** The dialog of so many photographs, opened at the first. */
function opened(...srcs: string[]) {
  const labels = { zoomedTo: '{percent}', previous: 'previous', next: 'next', close: 'close', zoomIn: 'in', zoomOut: 'out' }
  const photos = srcs.map(photoOf)
  const onClose = vi.fn<(shown: number) => void>()
  const element = { showModal: vi.fn<() => void>(), close: vi.fn<() => void>() }
  const box = { left: 0, top: 0, width: 400, height: 400 }
  const stageElement = { addEventListener: () => undefined, removeEventListener: () => undefined, getBoundingClientRect: () => box }
  const island = runIsland(() => {
    const drawn = ZoomDialog({ photos, first: 0, labels: labels as ZoomDialogProps['labels'], onClose }) as ReactElement<
      ComponentProps<'dialog'>
    >
    attach(drawn, 'dialog', element)
    attach(drawn, 'div', stageElement)
    return drawn
  })
  const buttons = () => elementsOf(island.current, 'button').map((button) => button['aria-label'])
  return {
    island,
    element,
    onClose,
    buttons,
    stage: () =>
      elementsOf(island.current, 'div')[0] as (ComponentProps<'div'> & Record<'data-enlarged' | 'data-held', unknown>) | undefined,
    image: () => elementsOf(island.current, 'img')[0],
    percent: () => elementsOf(island.current, 'output')[0]?.children,
    position: () => elementsOf(island.current, 'p')[0]?.children,
    press: (label: string) => elementsOf(island.current, 'button')[buttons().indexOf(label)]?.onClick?.({} as never),
    key(key: string, held: object = {}) {
      const preventDefault = vi.fn<() => void>()
      island.current.props.onKeyDown?.({ key, ...held, preventDefault } as unknown as KeyboardEvent<HTMLDialogElement>)
      return preventDefault.mock.calls.length
    },
  }
}

test.each([
  ['the next photo', 'ArrowRight', {}, '2/3'],
  ['the last photo', 'ArrowLeft', {}, '3/3'],
  ['Forward of the browser', 'ArrowRight', { altKey: true }, '1/3'],
  ['Back of a Mac', 'ArrowLeft', { metaKey: true }, '1/3'],
  ['a word of a screen reader', 'ArrowRight', { ctrlKey: true }, '1/3'],
  ['another key', 'a', {}, '1/3'],
])('%s: %s with %j shows %s', (_what, key, held, shown) => {
  const dialog = opened('/1', '/2', '/3')
  expect(dialog.key(key, held)).toBe(0)
  expect(dialog.position()).toBe(shown)
})

test('PRD-03: it opens over the page with the photo at full size and its preview below; the buttons lead through all, enlarge and close it', () => {
  const { island, element, onClose, press, position, image, stage, percent, key } = opened('/1', '/2', '/3')
  expect(element.showModal).toHaveBeenCalledOnce()
  expect(image()).toMatchObject({ src: '/1', alt: '/1', lang: 'pl', width: 4, height: 5, draggable: false })
  expect(image()?.style).toMatchObject({ transform: 'translate(0px, 0px) scale(1)', backgroundImage: 'url("/1?small")' })
  expect([stage()?.['data-enlarged'], stage()?.['data-held'], percent()]).toEqual([undefined, undefined, '100'])
  press('in')
  expect([stage()?.['data-enlarged'], percent(), image()?.style?.transform]).toEqual([true, '160', 'translate(0px, 0px) scale(1.6)'])
  press('out')
  expect([key('+'), percent()]).toEqual([1, '160'])
  press('next')
  expect([position(), image()?.src, percent()], 'the next one is whole').toEqual(['2/3', '/2', '100'])
  press('previous')
  press('previous')
  expect(position()).toBe('3/3')
  press('close')
  island.current.props.onClose?.({} as never)
  expect([element.close.mock.calls.length, onClose.mock.calls]).toEqual([1, [[2]]])
  stage()?.onPointerDown?.({ button: 0, currentTarget: { setPointerCapture: () => undefined } } as unknown as PointerEvent<HTMLDivElement>)
  expect(stage()?.['data-held']).toBe(true)
})

test('PRD-06: a photo that is alone leads nowhere, and none is no error', () => {
  const alone = opened('/1')
  alone.key('ArrowRight')
  expect([alone.position(), alone.buttons()]).toEqual(['1/1', ['close', 'out', 'in']])
  alone.island.end()
  const none = opened()
  none.key('ArrowRight')
  expect([none.image(), none.buttons()]).toEqual([undefined, ['close', 'out', 'in']])
})
