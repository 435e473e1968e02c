import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Counter } from './counter.client.tsx'

test('a field that is emptied is empty while another number is typed, and says the number that counts once it is left', () => {
  const onChange = vi.fn<(value: number) => void>()
  const island = runIsland(() => Counter({ label: '', decreaseLabel: '', increaseLabel: '', value: 2, min: 1, max: 5, onChange }))
  const field = () => elementsOf(island.current, 'input')[0]
  field()?.onChange?.({ target: { valueAsNumber: Number.NaN } } as never)
  expect([field()?.value, onChange.mock.calls]).toEqual(['', []])
  field()?.onBlur?.({} as never)
  expect(field()?.value).toBe(2)
  island.end()
})
