import type { Effect } from '../verdict/judge-effect.ts'

/** `+3.1 % (1.0 to 5.2)`; a dash for NaN. */
export function effectText(effect: Effect | null): string {
  if (!effect || Number.isNaN(effect.effect)) return '–'
  const percent = (part: number) => (part * 100).toFixed(1)
  return `${effect.effect > 0 ? '+' : ''}${percent(effect.effect)} % (${percent(effect.low)} to ${percent(effect.high)})`
}
