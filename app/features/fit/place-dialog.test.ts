import { afterEach, expect, test, vi } from 'vitest'
import { PLACE_MEASURES } from '../../domain/product/place.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { formPage, sendForm } from '../../testing/sent-form.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { Form } from '../../ui/form/form.tsx'
import type { PlaceLabels } from './fit-labels.ts'
import { PlaceDialog } from './place-dialog.client.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['closes once the place is kept', memoryStorage(), [false, null]],
  ['stays, and says so, where the browser keeps nothing', null, [true, 'not saved']],
])('EXT-38, EXT-72: the dialog %s', async (_what, storage, shows) => {
  const typed = Object.fromEntries(PLACE_MEASURES.map((measure) => [measure, measure === 'width' ? '90' : '']))
  for (const [name, value] of Object.entries(formPage(typed))) vi.stubGlobal(name, value)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('localStorage', storage)
  const dialog = () => PlaceDialog({ labels: { notSaved: 'not saved' } as PlaceLabels })
  const island = runIsland(dialog, new Map([[DialogClosed, () => undefined]]))
  sendForm(island.current)
  const shown = () => [elementsOf(island.current, Dialog)[0]?.isOpen, elementsOf(island.current, Form)[0]?.form.error]
  await vi.waitFor(() => expect(shown()).toEqual(shows))
  island.end()
})
