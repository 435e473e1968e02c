import { textColorOn } from './contrast.ts'
import { type Instant, instantOf } from '../time/instant.ts'

/** The holiday promotion of 2021, end exclusive: it takes in the whole of 23:59 (spec §9, GAP-91). */
export const HOLIDAY_PROMOTION = { start: instantOf('2021-12-14 00:00:00'), end: instantOf('2021-12-20 00:00:00') } as const

/** Colours of the badge by the day they begin on, in Europe/Warsaw (spec §4, GAP-92). */
const HOLIDAY_COLORS = [
  { from: HOLIDAY_PROMOTION.start, name: 'red', color: '#C8102E' },
  { from: instantOf('2021-12-15 00:00:00'), name: 'olive', color: '#6B8E23' },
  { from: instantOf('2021-12-18 00:00:00'), name: 'ochre', color: '#CC7722' },
] as const
const DEFAULT_COLOR = { name: 'default', color: '#1F2933' } as const

/** Instants at which the badge changes. */
export const HOLIDAY_CHANGES: readonly Instant[] = [...HOLIDAY_COLORS.map(({ from }) => from), HOLIDAY_PROMOTION.end]

/** Colours of the holiday badge at an instant; outside the promotion the default badge. */
export function holidayBadge(now: Instant) {
  const isHoliday = now < HOLIDAY_PROMOTION.end
  const { name, color } = (isHoliday && HOLIDAY_COLORS.findLast(({ from }) => from <= now)) || DEFAULT_COLOR
  return { name, color, textColor: textColorOn(color) }
}
