import { expect, test } from 'vitest'
import { deliveryEndDate, vacationDay, workingDaysUntil } from './delivery-end-date.ts'
import { formatDayMonth, instantOf } from '../time/instant.ts'

// 18 March 2022 is a Friday.
test.each([
  ['DLV-06: a working day from Thursday', '2022-03-17 12:00:00', 1, '18.03'],
  ['DLV-06: a weekend is skipped', '2022-03-18 12:00:00', 1, '21.03'],
  ['DLV-06: five working days are a week', '2022-03-16 12:00:00', 5, '23.03'],
  ['DLV-06: from a Saturday', '2022-03-19 12:00:00', 2, '22.03'],
  ['DLV-06: no days is today', '2022-03-17 12:00:00', 0, '17.03'],
  ['DLV-06: over two weekends', '2022-03-18 12:00:00', 10, '01.04'],
  ['DLV-07: dd.MM with zeros', '2022-04-01 12:00:00', 1, '04.04'],
  ['GAP-84: a public holiday is no weekend', '2022-11-10 12:00:00', 1, '11.11'],
  ['GAP-84: today is the day in Warsaw', '2022-03-18 00:30:00', 1, '21.03'],
  ['over the change of the clocks', '2022-03-25 23:30:00', 1, '28.03'],
  ['over the end of the year', '2022-12-30 12:00:00', 1, '02.01'],
])('%s', (_sentence, now, shippingDays, shown) => {
  const end = deliveryEndDate(instantOf(now), shippingDays)
  expect([formatDayMonth(end), workingDaysUntil(end, instantOf(now))]).toEqual([shown, shippingDays])
})

test.each([
  ['counts from the first working day after it', '2022-03-25 00:00:00', 1, '28.03'],
  ['two days from there', '2022-03-25 00:00:00', 2, '29.03'],
  ['takes a working day at least', '2022-03-25 00:00:00', 0, '28.03'],
  ['its last day is today', '2022-03-17 00:00:00', 1, '18.03'],
  ['a vacation that is over does not matter', '2022-03-16 23:59:00', 1, '18.03'],
])('GAP-83: a vacation %s', (_sentence, until, shippingDays, shown) => {
  expect(formatDayMonth(deliveryEndDate(instantOf('2022-03-17 12:00:00'), shippingDays, instantOf(until)))).toBe(shown)
})

test('GAP-83: the last day of a vacation is told until it is over', () => {
  const until = instantOf('2022-03-17 00:00:00')
  expect(vacationDay(until, instantOf('2022-03-17 23:59:59'))).toEqual({ year: 2022, month: 3, day: 17 })
  expect(vacationDay(until, instantOf('2022-03-18 00:00:00'))).toBeNull()
  expect(vacationDay(null, until)).toBeNull()
})
