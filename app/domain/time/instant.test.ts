import { expect, test, vi } from 'vitest'
import { calendarDay, formatDayMonth, instantOf, isLocalTime, isTimeZone } from './instant.ts'

test.each([
  ['winter time', '2022-03-17 00:00:00', 'Europe/Warsaw', '2022-03-16T23:00:00.000Z'],
  ['summer time', '2022-04-20 23:59:00', 'Europe/Warsaw', '2022-04-20T21:59:00.000Z'],
  ['just after the clocks went on', '2022-03-27 03:00:00', 'Europe/Warsaw', '2022-03-27T01:00:00.000Z'],
  ['just before the clocks go on', '2022-03-27 01:59:59', 'Europe/Warsaw', '2022-03-27T00:59:59.000Z'],
  ['just after the clocks went back', '2022-10-30 03:00:00', 'Europe/Warsaw', '2022-10-30T02:00:00.000Z'],
  ['microseconds of the wire', '2022-03-18 08:00:00.000000', 'Europe/Warsaw', '2022-03-18T07:00:00.000Z'],
  ['another zone', '2022-03-18 08:00:00', 'UTC', '2022-03-18T08:00:00.000Z'],
  ['a zone behind', '2022-03-18 08:00:00', 'America/New_York', '2022-03-18T12:00:00.000Z'],
  ['a zone ahead by a part of an hour', '2022-03-18 08:00:00', 'Asia/Kathmandu', '2022-03-18T02:15:00.000Z'],
  ['a zone behind by a part of an hour', '2022-03-18 08:00:00', 'America/St_Johns', '2022-03-18T10:30:00.000Z'],
  ['local mean time, which has seconds', '1900-01-01 00:00:00', 'Europe/Warsaw', '1899-12-31T22:36:00.000Z'],
  ['local mean time with seconds', '1890-01-01 00:00:00', 'Europe/Paris', '1889-12-31T23:50:39.000Z'],
  ['blanks around it', ' 2022-03-18 08:00:00 ', 'Europe/Warsaw', '2022-03-18T07:00:00.000Z'],
])('GAP-91: %s', (_sentence, localTime, timeZone, expected) => {
  expect(new Date(instantOf(localTime, timeZone)).toISOString()).toBe(expected)
})

test('what is no time or zone is an error', () => {
  expect(() => instantOf('soon')).toThrow(new RangeError('No local time: soon'))
  expect(() => instantOf('2022-03-18 08:00:00', 'Atlantis')).toThrow(RangeError)
})

test.each([
  ['2022-03-18 08:00:00', true],
  ['2022-03-18 08:00:00.000000', true],
  ['2022-13-18 08:00:00', false],
  ['2022-03-18', false],
  ['2022-03-18 08:00:00Z', false],
  ['2022-03-18 08:00:00.5 ', false],
  ['+275760-09-13 00:00:00', false],
  ['soon', false],
  ['', false],
])('as a local time "%s" is read: %s', (text, expected) => expect(isLocalTime(text)).toBe(expected))

test.each([
  ['Europe/Warsaw', true],
  ['America/New_York', true],
  ['Mars/Olympus_Mons', false],
  ['', false],
])('"%s" is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))

test.each([
  [{ year: 2022, month: 3, day: 7 }, '07.03'],
  [{ year: 2022, month: 12, day: 24 }, '24.12'],
])('PRD-56: the day %o is written %s', (day, text) => expect(formatDayMonth(day)).toBe(text))

test('GAP-84: the day is the day in Warsaw', () => {
  expect(calendarDay(Date.parse('2022-03-16T23:30:00Z'))).toEqual({ year: 2022, month: 3, day: 17 })
  expect(calendarDay(Date.parse('2022-03-16T23:30:00Z'), 'UTC')).toEqual({ year: 2022, month: 3, day: 16 })
})

test('what says the offset of a zone is made once: a page reads dozens of dates', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const days = ['2022-04-01', '2022-12-01', '2022-04-01'].map((day) => instantOf(`${day} 00:00:00`, 'Asia/Tokyo'))
  expect(days[2]).toBe(days[0])
  expect(made).toHaveBeenCalledTimes(1)
})
