import { expect, test } from 'vitest'
import { parentCategoryOf } from '../parent-category.ts'
import { ALL_LOOKS, formName } from '../photos/looks.ts'
import { LEAST_LEADS, photographedViews, sightsOf } from './angles.ts'

/** Photographs that can lead a product's gallery: all but details and rooms. */
const leads = (look: (typeof ALL_LOOKS)[number]) => photographedViews(look).filter((view) => view !== 'detail' && view !== 'room').length

test('every top-level category can lead a page of 32 with different photographs', () => {
  const poor = [...Map.groupBy(ALL_LOOKS, (look) => parentCategoryOf(look.categoryId))]
    .map(([id, looks]) => ({ id, leads: looks.reduce((sum, look) => sum + leads(look), 0) }))
    .filter((category) => category.leads < LEAST_LEADS)
  expect(poor).toEqual([])
})

test.each([
  [
    'seen from its right corner, a thing is walked around',
    'radio',
    { left: { yaw: -26, pitch: 9 }, straight: { yaw: 0, pitch: 8 }, above: { yaw: 18, pitch: 29 } },
  ],
  ['what turns on its axis is only looked at from higher up', 'urn', { above: { yaw: 0, pitch: 28 } }],
  ['what hangs on the wall is passed', 'poster', { left: { yaw: -32, pitch: 4 }, right: { yaw: 32, pitch: 4 } }],
  ['what lies is seen from its lower edge', 'kilim', { left: { yaw: -20, pitch: -36 }, right: { yaw: 20, pitch: -36 } }],
])('%s', (_sentence, form, sides) => {
  const { front: _front, ...others } = sightsOf(form)
  expect(others).toEqual(sides)
})

test('no model is taken from a side that its stance does not have', () => {
  const strange = ALL_LOOKS.filter((look) => {
    const sides = Object.keys(sightsOf(formName(look)))
    return photographedViews(look).some((view) => !sides.includes(view) && view !== 'detail' && view !== 'room')
  })
  expect(strange).toEqual([])
})
