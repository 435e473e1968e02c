import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
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
})

interface Controls {
  less: ComponentProps<'button'> | undefined
  field: ComponentProps<'input'> | undefined
  more: ComponentProps<'button'> | undefined
}

/** What a counter from 1 to 5 that stands at 2 asks for when its controls are used. */
function asked(act: (controls: Controls) => void, props: Partial<ComponentProps<typeof Counter>> = {}, early = 2): number[] {
  const onChange = vi.fn<(value: number) => void>()
  const island = runIsland(() => {
    const drawn = Counter({ label: '', decreaseLabel: '', increaseLabel: '', value: 2, min: 1, max: 5, onChange, ...props })
    attach(drawn, 'input', { valueAsNumber: early })
    return drawn
  })
  const [less, more] = elementsOf(island.current, 'button')
  act({ less, field: elementsOf(island.current, 'input')[0], more })
  island.end()
  return onChange.mock.calls.flat()
}
const press = (button?: ComponentProps<'button'>) => button?.onClick?.({} as never)
const type = (field: ComponentProps<'input'> | undefined, valueAsNumber: number) =>
  field?.onChange?.({ target: { valueAsNumber } } as never)

test.each<[string, Parameters<typeof asked>[0], Parameters<typeof asked>[1], number[]]>([
  ['less', ({ less }) => press(less), {}, [1]],
  ['more', ({ more }) => press(more), {}, [3]],
  ['less than the least', ({ less }) => press(less), { value: 1 }, []],
  ['more than the most', ({ more }) => press(more), { value: 5 }, []],
  ['a typed number', ({ field }) => type(field, 4), {}, [4]],
  ['one below the least', ({ field }) => type(field, 0), {}, [1]],
  ['one above the most', ({ field }) => type(field, 12), {}, [5]],
  ['a broken one', ({ field }) => type(field, 3.7), {}, [3]],
  ['less where nothing is left: the least', ({ less }) => press(less), { max: 0 }, [1]],
  ['less where nothing can be changed', ({ less }) => press(less), { isDisabled: true }, []],
  ['more where nothing can be changed', ({ more }) => press(more), { isDisabled: true }, []],
])('UIK-44, GAP-14: %s', (_what, act, props, expected) => expect(asked(act, props)).toEqual(expected))

test.each([
  ['counts where it is asked for', { takesEarly: true }, 4, [4]],
  ['is none when the field is empty', { takesEarly: true }, NaN, []],
  ['is none when it is the one that counts already', { takesEarly: true }, 2, []],
  ['does not count elsewhere', {}, 4, []],
])('GAP-157: a number typed before the scripts arrived %s', (_what, props, early, expected) =>
  expect(asked(() => undefined, props, early)).toEqual(expected),
)

test('WCAG 2.4.3: a counter that can change nothing any more keeps the focus: nothing in it is `disabled`', () => {
  asked(
    ({ less, field, more }) => {
      expect([less, more]).toEqual(Array(2).fill(expect.objectContaining({ 'aria-disabled': true })))
      expect(field?.readOnly).toBe(true)
      expect([less, field, more].map((control) => control?.disabled)).toEqual([undefined, undefined, undefined])
    },
    { isDisabled: true },
  )
})
