import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Announcer } from '../live-region/announcer.client.tsx'
import { DialogButton } from './dialog-button.client.tsx'
import { Dialog } from './dialog.client.tsx'

test.each([
  ['is given up by its owner', false, 1],
  ['is left alone when it was opened again meanwhile', true, 0],
])('a dialog that has faded out %s', async (_sentence, isOpenAgain, closings) => {
  vi.stubGlobal('addEventListener', () => undefined)
  const onClose = vi.fn<() => void>()
  const rendered: ReactElement[] = []
  function Island() {
    rendered.push(Dialog({ isOpen: true, onClose, title: 'Raty', closeLabel: 'Zamknij', children: 'Tekst' }))
    return null
  }
  renderToStaticMarkup(<Island />)
  const props = rendered[0]?.props as ComponentProps<'dialog'> & { ref: { current: unknown } }
  const element = { open: false, getAnimations: () => [] }
  props.ref.current = element
  props.onClose?.({ target: element } as never)
  element.open = isOpenAgain
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(closings))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onClose).toHaveBeenCalledTimes(closings)
})

/** An open dialog whose text is as high as `scrollHeight`, of 100. */
function openDialog(scrollHeight = 50, field: object | null = null) {
  const element = {
    open: false,
    done: [] as string[],
    getAnimations: () => [],
    showModal() {
      element.open = true
      element.done.push('opened')
    },
    close() {
      element.open = false
      element.done.push('closed')
    },
  }
  const content = { tabIndex: -1, scrollHeight, clientHeight: 100, querySelector: () => field }
  const onClose = vi.fn<() => void>()
  vi.stubGlobal('addEventListener', () => undefined)
  let isOpen = true
  const island = runIsland(() => {
    const drawn = Dialog({ isOpen, onClose, title: 'Raty', closeLabel: 'Zamknij', children: 'Tekst' }) as ReactElement<
      ComponentProps<'dialog'>
    >
    attach(drawn, 'dialog', element)
    attach(drawn, 'div', null, null, content)
    return drawn
  })
  const again = (next: boolean) => {
    isOpen = next
    island.again()
  }
  return { element, content, onClose, island, again }
}

test('a dialog is opened and closed with its owner’s state, once, and has a live region of its own while it is open', () => {
  const { element, island, again } = openDialog()
  const regions = () => elementsOf(island.current, Announcer).length
  again(true)
  expect([element.done, regions()]).toEqual([['opened'], 1])
  again(false)
  expect([element.done, regions()]).toEqual([['opened', 'closed'], 0])
  // One that the browser has opened is not opened again, which would throw.
  element.open = true
  again(true)
  expect(element.done).toEqual(['opened', 'closed'])
})

test('its button and a tap beside it close it; a tap in it does not, nor does a dialog in it that closes', async () => {
  const { element, island, onClose } = openDialog()
  const { props } = island.current
  props.onPointerDown?.({ target: {} } as never)
  props.onClose?.({ target: {} } as never)
  await new Promise((resolve) => setTimeout(resolve))
  expect([element.done, onClose.mock.calls.length]).toEqual([['opened'], 0])
  props.onPointerDown?.({ target: element } as never)
  elementsOf(island.current, IconButton)[0]?.onClick?.({} as never)
  expect(element.done).toEqual(['opened', 'closed', 'closed'])
})

test.each([
  ['text that is higher than it', 101, null, 0],
  ['text that it shows whole', 100, null, -1],
  ['text with a link, which takes the focus itself', 101, {}, -1],
])('WCAG 2.1.1: the keyboard scrolls %s', (_what, height, field, tabIndex) => {
  expect(openDialog(height, field).content.tabIndex).toBe(tabIndex)
})

test('a button opens its dialog, until that has closed', () => {
  const island = runIsland(() => DialogButton({ label: 'Raty', title: 'Raty', closeLabel: 'Zamknij', children: 'Tekst' }))
  const [button] = elementsOf(island.current, Button)
  const dialog = () => elementsOf(island.current, Dialog)[0]
  button?.onClick?.({} as never)
  expect(dialog()?.isOpen).toBe(true)
  dialog()?.onClose()
  expect(dialog()?.isOpen).toBe(false)
})
