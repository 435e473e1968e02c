import { expect, test } from 'vitest'
import { chooseTours, type TourChoice } from './choose-tours.ts'

test('by default both engines take every tour of both screens', () => {
  const all = chooseTours({})
  expect([...all.keys()]).toEqual(['WebKit', 'Firefox'])
  for (const tours of all.values()) expect(new Set(tours.map(({ screen }) => screen.width))).toEqual(new Set([390, 1440]))
})

test('options choose a part', () => {
  const chosen = chooseTours({ isShort: true, engine: 'firefox', only: 'prod', width: '390' })
  expect([...chosen.keys()]).toEqual(['Firefox'])
  const tours = [...chosen.values()].flat()
  expect(tours.length).toBeGreaterThan(0)
  for (const { screen, tour } of tours)
    expect([screen.width, tour.isShort, tour.page]).toEqual([390, true, expect.stringContaining('prod')])
})

test.each([
  [{ engine: 'Safari' }, '--engine is WebKit or Firefox, not "Safari".'],
  [{ width: '1024' }, '--width is 390 or 1440, not "1024".'],
  [{ width: 'wide' }, '--width is 390 or 1440, not "wide".'],
  [{ only: 'prodct' }, 'No tour of these options has "prodct" in the name of its page. Pages: home,'],
  [{ isShort: true, only: 'orderHistory' }, 'No tour of these options has "orderHistory"'],
  [{ only: 'header of a desktop', width: '390' }, 'No tour of these options has "header of a desktop"'],
] satisfies [TourChoice, string][])('%j, which would run nothing, is refused', (choice, sentence) => {
  expect(() => chooseTours(choice)).toThrow(sentence)
})
