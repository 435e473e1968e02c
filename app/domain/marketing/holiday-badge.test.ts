import { expect, test } from 'vitest'
import { HOLIDAY_PROMOTION, holidayBadge } from './holiday-badge.ts'
import { instantOf } from '../time/instant.ts'

test.each([
  ['PRM-15: before', '2021-12-13 23:59:59', 'default', '#1F2933', '#FFFFFF'],
  ['PRM-12: 14 December', '2021-12-14 00:00:00', 'red', '#C8102E', '#FFFFFF'],
  ['PRM-13: 15 December', '2021-12-15 00:00:00', 'olive', '#6B8E23', '#1F2933'],
  ['PRM-14: 18 December', '2021-12-18 00:00:00', 'ochre', '#CC7722', '#1F2933'],
  ['PRM-14: the end of 19 December', '2021-12-19 23:59:59', 'ochre', '#CC7722', '#1F2933'],
  ['PRM-15: after', '2021-12-20 00:00:00', 'default', '#1F2933', '#FFFFFF'],
  ['PRM-15: the same day of another year', '2022-12-14 12:00:00', 'default', '#1F2933', '#FFFFFF'],
])('GAP-92: %s', (_sentence, now, name, color, textColor) => {
  expect(holidayBadge(instantOf(now))).toEqual({ name, color, textColor })
})

test('PRM-20: the promotion runs from 14 December 00:00 through 19 December 23:59', () => {
  expect(HOLIDAY_PROMOTION.start).toBe(instantOf('2021-12-14 00:00:00'))
  expect(HOLIDAY_PROMOTION.end - 1).toBe(instantOf('2021-12-19 23:59:59.999'))
})
