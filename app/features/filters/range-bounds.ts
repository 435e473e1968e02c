import { blurUpper, changeLower } from '../../domain/search/range-picker.ts'

/** Keeps two bounds in order (spec §5): raising the lower one past the upper clears that, leaving a too small upper one clears it. */
export function keepInOrder(changed: HTMLInputElement, event: 'change' | 'blur'): void {
  const range = changed.closest('[data-range]')
  const lower = range?.querySelector<HTMLInputElement>('[data-bound="from"]')
  const upper = range?.querySelector<HTMLInputElement>('[data-bound="to"]')
  if (!lower || !upper) return
  const picked = { lower: valueOf(lower), upper: valueOf(upper) }
  if (event === 'blur' && changed === upper) write(upper, blurUpper(picked).upper)
  // Only a change: leaving the lower field untouched must not clear an equal upper bound (GAP-13).
  if (event === 'change' && changed === lower) {
    const next = changeLower(picked, picked.lower)
    write(lower, next.lower)
    write(upper, next.upper)
  }
}

const valueOf = ({ value, valueAsNumber }: HTMLInputElement) => (value === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber)

/** Writes only what differs: a field that is being typed in keeps its text. */
function write(input: HTMLInputElement, value: number | null): void {
  if (valueOf(input) !== value) input.value = value === null ? '' : String(value)
}
