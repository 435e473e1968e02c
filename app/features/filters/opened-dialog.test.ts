import { expect, test, vi } from 'vitest'
import { attach } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { OpenedDialog } from './opened-dialog.client.tsx'

/** The dialog of the page, as scripts find it. */
function opened(open: boolean) {
  const dialog = Object.assign(new EventTarget(), {
    open,
    isModal: false,
    removeAttribute: (name: string) => void (dialog.open &&= name !== 'open'),
    showModal() {
      if (dialog.open) throw new DOMException('', 'InvalidStateError')
      dialog.open = dialog.isModal = true
    },
  })
  const replace = vi.fn<(href: string) => void>()
  vi.stubGlobal('location', { replace })
  const island = runIsland(() => {
    const rendered = OpenedDialog({ className: '', titleId: '', closeHref: '/produkty', children: null })
    attach(rendered, 'dialog', dialog)
    return rendered
  })
  return { dialog, replace, island }
}

test('FLT-28: filters that are open in the page become modal, and what closes them leads to the listing, while they are there', () => {
  const { dialog, replace, island } = opened(true)
  expect([dialog.isModal, replace.mock.calls]).toEqual([true, []])
  dialog.dispatchEvent(new Event('close'))
  expect(replace).toHaveBeenCalledExactlyOnceWith('/produkty')
  island.end()
  dialog.dispatchEvent(new Event('close'))
  expect(replace).toHaveBeenCalledOnce()
})

test('FLT-28: filters that were closed before the scripts came lead to the listing at once', () => {
  const { dialog, replace } = opened(false)
  expect([dialog.isModal, replace.mock.calls]).toEqual([false, [['/produkty']]])
})
