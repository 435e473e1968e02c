import { expect, test } from 'vitest'
import { TEXT_AREA_MAX, textAreaCounter } from './text-area.ts'

test('UIK-47, UIK-48: the default max is 128', () => expect(TEXT_AREA_MAX).toBe(128))

test.each([
  ['', '0/128', false],
  ['x'.repeat(128), '128/128', false],
  ['x'.repeat(129), '129/128', true],
])('UIK-45, UIK-46: "%s" counts %s', (text, counter, isOver) => {
  expect(textAreaCounter(text)).toEqual({ text: counter, isOver })
})
