import { expect, test } from 'vitest'
import { moveInCombobox } from './move-in-combobox.ts'

const open = (active: number) => ({ isOpen: true, active })
const closed = { isOpen: false, active: -1 }

test.each([
  ['ArrowDown opens on the first', 'ArrowDown', closed, open(0)],
  ['ArrowUp opens on the last', 'ArrowUp', closed, open(2)],
  ['ArrowDown leaves the field for the first', 'ArrowDown', open(-1), open(0)],
  ['ArrowUp leaves the field for the last', 'ArrowUp', open(-1), open(2)],
  ['ArrowDown goes on', 'ArrowDown', open(0), open(1)],
  ['ArrowUp goes back', 'ArrowUp', open(2), open(1)],
  ['ArrowDown goes round', 'ArrowDown', open(2), open(0)],
  ['ArrowUp goes round', 'ArrowUp', open(0), open(2)],
  ['Home goes to the first', 'Home', open(2), open(0)],
  ['End goes to the last', 'End', open(0), open(2)],
  ['Home is the cursor’s while no option is active', 'Home', open(-1), null],
  ['End is the cursor’s while the list is closed', 'End', closed, null],
  ['Escape closes', 'Escape', open(1), closed],
  ['Escape is the field’s while the list is closed', 'Escape', closed, null],
  ['a letter is the field’s', 'a', open(1), null],
  ['Enter is not a move', 'Enter', open(1), null],
] as const)('EXT-03: %s', (_sentence, key, state, expected) => {
  expect(moveInCombobox(key, state, 3)).toEqual(expected)
})

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('EXT-03: %s opens no empty list', (key) => {
  expect(moveInCombobox(key, closed, 0)).toBeNull()
})
