import type { ComponentProps, KeyboardEvent, ReactElement } from 'react'
import { expect, test } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { ZoomDialog } from './zoom-dialog.client.tsx'

type ZoomDialogProps = ComponentProps<typeof ZoomDialog>
const photoOf = (src: string) => ({ src, preview: src, alt: src, lang: undefined, width: 4, height: 5 })

test.each([
  ['the next photo', 'ArrowRight', {}, '2/3'],
  ['the last photo', 'ArrowLeft', {}, '3/3'],
  ['Forward of the browser', 'ArrowRight', { altKey: true }, '1/3'],
  ['Back of a Mac', 'ArrowLeft', { metaKey: true }, '1/3'],
  ['a word of a screen reader', 'ArrowRight', { ctrlKey: true }, '1/3'],
])('%s: %s with %j shows %s', (_what, key, held, shown) => {
  const labels = { zoomedTo: '' } as ZoomDialogProps['labels']
  const photos = ['/1', '/2', '/3'].map(photoOf)
  const island = runIsland(
    () => ZoomDialog({ photos, first: 0, labels, onClose: () => undefined }) as ReactElement<ComponentProps<'dialog'>>,
  )
  island.current.props.onKeyDown?.({ key, ...held, preventDefault: () => undefined } as KeyboardEvent<HTMLDialogElement>)
  expect(elementsOf(island.current, 'p')[0]?.children).toBe(shown)
  island.end()
})
