import { expect, test, vi } from 'vitest'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { StepHeading } from './step-heading.client.tsx'

test('WCAG 2.4.3: the heading takes the focus when another step takes the place of the shown one, not before', () => {
  const focus = vi.fn<() => void>()
  let step: CheckoutStep = 'contact'
  const island = runIsland(() => {
    const rendered = StepHeading({ step, title: '', previous: step === 'contact' ? null : { title: 'Dane', href: '/checkout' } })
    for (const { ref } of elementsOf(rendered, 'h1')) if (ref && typeof ref === 'object') Object.assign(ref, { current: { focus } })
    return rendered
  })
  expect([focus.mock.calls.length, elementsOf(island.current, 'a')]).toEqual([0, []])
  for (const [next, times] of [
    ['delivery', 1],
    ['delivery', 1],
    ['contact', 2],
  ] as const) {
    step = next
    island.again()
    expect(focus).toHaveBeenCalledTimes(times)
  }
})
