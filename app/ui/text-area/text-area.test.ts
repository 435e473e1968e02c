import { expect, test } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { FormField } from '../form-field/form-field.tsx'
import { TextArea } from './text-area.client.tsx'

test('GAP-157: what stood in the field before the scripts arrived is counted', () => {
  const island = runIsland(() => TextArea({ id: 'message', name: 'message', label: 'Wiadomość', max: 8 }))
  const counted = () =>
    elementsOf(elementsOf(island.current, FormField)[0]?.count, 'span').flatMap((count) => [count.children, count['aria-live']])
  expect(counted()).toEqual(['0/8', 'off'])
  const [field] = elementsOf(island.current, 'textarea')
  if (typeof field?.ref === 'function') field.ref({ value: 'Dzień dobry' } as never)
  expect(counted()).toEqual(['11/8', 'polite'])
  field?.onInput?.({ currentTarget: { value: 'Dzień' } } as never)
  expect(counted()).toEqual(['5/8', 'off'])
})
