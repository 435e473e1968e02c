import { expect, test } from 'vitest'
import { isDayOff, workingDayFrom } from './public-holidays.ts'

const day = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

// Easter Sundays as published by the Church in Poland.
test.each(['2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])(
  '%s is Easter: Monday is off, Tuesday is not',
  (easter) => {
    const { year, month, day: date } = day(easter)
    expect(isDayOff({ year, month, day: date + 1 })).toBe(true)
    expect(isDayOff({ year, month, day: date + 2 })).toBe(false)
  },
)

test.each([
  ['2026-06-04', true, 'Corpus Christi'],
  ['2026-06-05', false, 'the Friday after it'],
  ['2026-01-01', true, 'New Year, like the others here no Saturday or Sunday'],
  ['2026-01-06', true, 'Epiphany'],
  ['2026-05-01', true, 'Labour Day'],
  ['2027-05-03', true, 'Constitution Day'],
  ['2025-08-15', true, 'Assumption Day'],
  ['2027-11-01', true, 'All Saints'],
  ['2026-11-11', true, 'Independence Day'],
  ['2026-12-24', true, 'Christmas Eve'],
  ['2026-12-25', true, 'Christmas Day'],
  ['2025-12-26', true, 'the second day of Christmas'],
  ['2026-11-21', true, 'a Saturday'],
  ['2026-11-23', false, 'a Monday'],
])('%s: %s, %s', (text, isOff) => {
  expect(isDayOff(day(text))).toBe(isOff)
})

test('a day off leads to the next working day, over several', () => {
  expect(workingDayFrom(day('2026-12-24'))).toEqual(day('2026-12-28'))
  expect(workingDayFrom(day('2026-11-23'))).toEqual(day('2026-11-23'))
})
