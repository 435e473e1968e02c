import { expect, test } from 'vitest'
import { textColorOn } from './contrast.ts'

test.each([
  ['white', '#FFFFFF', '#1F2933'],
  ['the last grey with a contrast of 4.5', '#767676', '#FFFFFF'],
  ['the first grey below 4.5', '#777777', '#1F2933'],
  ['ochre of the holidays', '#CC7722', '#1F2933'],
  ['a grey of dark channels alone', '#0A0A0A', '#FFFFFF'],
  ['three digits', '#00f', '#FFFFFF'],
  ['what is no colour', 'tomato', '#1F2933'],
  ['a colour with letters before it', 'x#000000', '#1F2933'],
  ['a colour with an opacity', '#00000080', '#1F2933'],
  ['a red whose dark channels decide', '#EE0A0A', '#1F2933'],
])('UIK-41, GAP-119: on %s (%s) text is %s', (_sentence, ground, text) => {
  expect(textColorOn(ground)).toBe(text)
})
