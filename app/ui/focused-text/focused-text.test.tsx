import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { FocusedText } from './focused-text.tsx'

test.each([
  ['takes the focus of the control that is gone', true],
  ['leaves it where the visitor has moved it since', false],
])('a sentence in the place of a control %s', (_what, isLost) => {
  const [body, field] = [{}, {}]
  vi.stubGlobal('document', { body, activeElement: isLost ? body : field })
  const focus = vi.fn<() => void>()
  const { ref } = FocusedText({ children: 'Dziękujemy' }).props as ComponentProps<'p'>
  if (typeof ref === 'function') ref({ focus } as never)
  expect(focus).toHaveBeenCalledTimes(isLost ? 1 : 0)
})
