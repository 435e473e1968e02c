import { type ReactElement, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { DialogClosed } from '../dialog/dialog-closed.ts'
import { FailureNote } from '../failure-note/failure-note.tsx'
import { PanelDialogButton } from './panel-dialog-button.client.tsx'
import { type LoadPanel, type PanelParts, PanelSource } from './panel-source.ts'
import { usePanelPart } from './use-panel-part.tsx'

test('EXT-44: a part is loaded once it is wanted, and not shown in place of another one', async () => {
  const parts: PanelParts = { ended: 'Sesja się skończyła', otherUser: 'Ktoś inny się zalogował' }
  const load = vi.fn<LoadPanel>(async () => parts)
  let [part, isWanted] = ['ended', false]
  const island = runIsland(
    () => usePanelPart({ panel: 'session', address: '/' }, part, isWanted) as ReactElement<{ children: string }> | null,
    new Map([[PanelSource, load]]),
  )
  expect(load).not.toHaveBeenCalled()
  isWanted = true
  island.again()
  await vi.waitFor(() => expect(island.current?.props.children).toBe(parts['ended']))
  part = 'otherUser'
  island.again()
  expect(island.current?.props.children).toBe(parts['otherUser'])
})

test('a button opens its part of a panel, says where that cannot be loaded, and takes it away once it has closed', async () => {
  vi.stubGlobal('document', new EventTarget())
  const asked = vi.fn<LoadPanel>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ rename: 'Zmień', remove: 'Usuń' })
  const props = { panel: 'list', part: 'remove', address: '/lista', className: undefined, failed: 'Nie udało się', children: 'Usuń' }
  const island = runIsland(() => PanelDialogButton(props), new Map([[PanelSource, asked]]))
  const press = () => elementsOf(island.current, 'button')[0]?.onClick?.({} as never)
  const shown = () => [
    elementsOf(island.current, FailureNote)[0]?.text,
    elementsOf(island.current, Suspense)[0]?.children,
    elementsOf(island.current, 'button')[0]?.['aria-busy'],
  ]
  expect(shown()).toEqual([null, null, undefined])
  press()
  expect(shown()).toEqual([null, null, true])
  await vi.waitFor(() => expect(shown()).toEqual(['Nie udało się', null, undefined]))
  press()
  await vi.waitFor(() => expect(shown()).toEqual([null, 'Usuń', undefined]))
  expect(asked.mock.calls).toEqual([1, 2].map(() => [{ panel: 'list', address: '/lista' }, 'open']))
  elementsOf(island.current, DialogClosed)[0]?.value()
  expect(shown()).toEqual([null, null, undefined])
})
