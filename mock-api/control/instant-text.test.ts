import { expect, test } from 'vitest'
import { addDuration, readDuration, readInstant } from './instant-text.ts'

test.each([
  ['2022-03-17T12:00:00Z', '2022-03-17T12:00:00.000Z'],
  ['2022-03-17T12:00:00+01:00', '2022-03-17T11:00:00.000Z'],
  ['2022-03-17T12:00', '2022-03-17T11:00:00.000Z'],
  ['2022-03-26T23:59:59', '2022-03-26T22:59:59.000Z'],
  ['2022-03-28T12:00:00', '2022-03-28T10:00:00.000Z'],
])('%s is %s: without an offset it is local to Warsaw', (text, instant) => {
  expect(new Date(readInstant(text) ?? 0).toISOString()).toBe(instant)
})

test.each(['', 'noon', '2022-02-30T12:00:00Z', '2022-03-17', '1969-12-31T23:59:59Z', '2100-01-01T00:00:00Z', '12:00'])(
  '"%s" is no instant',
  (text) => {
    expect(readInstant(text)).toBeNull()
  },
)

test.each(['', 'P', 'PT', 'P1DT', '72h', 'P1.5D', '-P1D', 'P99999Y', 'PT1H '])('"%s" is not a duration', (text) => {
  expect(readDuration(text)).toBeNull()
})

test.each([
  ['hours go by the clock over the change to summer time', '2022-03-27T00:30:00Z', 'PT1H', '2022-03-27T01:30:00.000Z'],
  ['a day is 23 hours then, and clocks show the same time', '2022-03-26T11:00:00Z', 'P1D', '2022-03-27T10:00:00.000Z'],
  ['24 hours are not a day then', '2022-03-26T11:00:00Z', 'PT24H', '2022-03-27T11:00:00.000Z'],
  ['half past two did not exist that night', '2022-03-26T01:30:00Z', 'P1D', '2022-03-27T01:30:00.000Z'],
  ['a day is 25 hours in autumn', '2022-10-29T12:00:00Z', 'P1D', '2022-10-30T13:00:00.000Z'],
  ['a month that has no 31st ends earlier', '2022-01-31T11:00:00Z', 'P1M', '2022-02-28T11:00:00.000Z'],
  ['a week goes on into the next month', '2022-01-28T11:00:00Z', 'P7D', '2022-02-04T11:00:00.000Z'],
  ['years, months, days and times add up', '2022-03-17T11:00:00.250Z', 'P1Y2M10DT4H5M6.5S', '2023-05-27T14:05:06.750Z'],
  ['two weeks', '2022-03-17T11:00:00Z', 'P2W', '2022-03-31T10:00:00.000Z'],
  ['nothing at all', '2022-03-17T11:00:00Z', 'PT0S', '2022-03-17T11:00:00.000Z'],
])('%s: %s + %s', (_what, from, text, to) => {
  const duration = readDuration(text)
  expect(duration && new Date(addDuration(Date.parse(from), duration)).toISOString()).toBe(to)
})
