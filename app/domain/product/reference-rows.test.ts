import { expect, test } from 'vitest'
import { COLOR_KINDS, isColorKind } from './reference-rows.ts'

test.each([...COLOR_KINDS.map((kind) => [kind, true] as const), ['Solid', false], ['', false]])(
  '"%s" is a kind of colour: %s',
  (text, is) => {
    expect(isColorKind(text)).toBe(is)
  },
)
