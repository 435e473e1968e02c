import type { Countdown } from '../../domain/time/countdown.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Translate } from '../../i18n/translator.ts'

const WORDS = {
  days: 'common:leftDays',
  hours: 'common:leftHours',
  minutes: 'common:leftMinutes',
} as const satisfies Record<Countdown['unit'], MessageKey>

const WORDS_BEFORE = {
  days: 'common:startsInDays',
  hours: 'common:startsInHours',
  minutes: 'common:startsInMinutes',
} as const satisfies Record<Countdown['unit'], MessageKey>

/** How long something lasts: `Zostały 2 dni` (spec §4). */
export function leftWords({ unit, value }: Countdown, t: Translate): string {
  return t(WORDS[unit], { count: value })
}

/** How soon something begins: `Zaczyna się za 2 dni`. */
export function startsInWords({ unit, value }: Countdown, t: Translate): string {
  return t(WORDS_BEFORE[unit], { count: value })
}
