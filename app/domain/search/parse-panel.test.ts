import { expect, test } from 'vitest'
import { parsePanel } from './parse-panel.ts'

test.each([
  ['filters', 'filters'],
  ['colors', 'colors'],
  ['', null],
  ['Colors', null],
  ['toString', null],
  ['x', null],
  [null, null],
])('the panel of %j is %j', (text, panel) => expect(parsePanel(text)).toBe(panel))
