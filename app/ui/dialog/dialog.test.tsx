import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.client.tsx'

afterEach(() => vi.unstubAllGlobals())

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
