import type { Countdown } from '../../domain/time/countdown.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'

const TIME_LEFT_KEYS = {
  days: 'common:leftDays',
  hours: 'common:leftHours',
  minutes: 'common:leftMinutes',
} as const satisfies Record<Countdown['unit'], MessageKey>

const STARTS_IN_KEYS = {
  days: 'common:startsInDays',
  hours: 'common:startsInHours',
  minutes: 'common:startsInMinutes',
} as const satisfies Record<Countdown['unit'], MessageKey>

/** Time left: `Zostały 2 dni` (spec §4). */
export function timeLeftText({ unit, value }: Countdown, t: Translate): string {
  return t(TIME_LEFT_KEYS[unit], { count: value })
}

/** Time until the start: `Zaczyna się za 2 dni`. */
export function startsInText({ unit, value }: Countdown, t: Translate): string {
  return t(STARTS_IN_KEYS[unit], { count: value })
}
