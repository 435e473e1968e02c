import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { TextField } from '../form-field/text-field.tsx'
import { MaskedField } from './masked-field.client.tsx'

const mask = (typed: string) => typed.replace(/\D/g, '').replace(/^(\d\d)(\d)/, '$1-$2')

test.each([
  ['at the end', '001', 3, '00-1', [4, 4]],
  ['in the middle', '0x0-123', 2, '00-123', [1, 1]],
  ['by paste, where the browser tells no caret', '00123', null, '00-123', [6, 6]],
  ['in its form already: the caret is left alone', '00-123', 1, '00-123', null],
])('what is typed is brought into its form %s, before others read it', (_where, value, selectionStart, text, caret) => {
  const onInput = vi.fn(() => input.value)
  const input = { value, selectionStart, setSelectionRange: vi.fn<(start: number, end: number) => void>() }
  const [field] = elementsOf(MaskedField({ id: 'code', name: 'code', label: 'Kod', mask, onInput }), TextField)
  field?.onInput?.({ currentTarget: input } as never)
  expect([onInput.mock.results.map((read) => read.value), input.setSelectionRange.mock.calls]).toEqual([[text], caret ? [caret] : []])
})
