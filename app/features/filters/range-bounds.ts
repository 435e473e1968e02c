import { blurUpper, changeLower, type PickedRange } from '../../domain/search/range-picker.ts'

/** Keeps two bounds in order (spec §5): raising the lower one past the upper clears that, leaving a too small upper one clears it. */
export function keepInOrder(changed: HTMLInputElement, event: 'change' | 'blur'): void {
  const range = changed.closest('[data-range]')
  const lower = range?.querySelector<HTMLInputElement>('[data-bound="from"]')
  const upper = range?.querySelector<HTMLInputElement>('[data-bound="to"]')
  if (!lower || !upper) return
  const picked = { lower: valueOf(lower), upper: valueOf(upper) }
  if (changed === upper && event === 'blur') write(upper, blurUpper(picked).upper)
  if (changed === lower) {
    const next: PickedRange = changeLower(picked, picked.lower)
    write(lower, next.lower)
    write(upper, next.upper)
  }
}

const valueOf = ({ value, valueAsNumber }: HTMLInputElement) => (value === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber)

/** Writes only what differs: a field that is being typed in keeps its text. */
function write(input: HTMLInputElement, value: number | null): void {
  if (valueOf(input) !== value) input.value = value === null ? '' : String(value)
}
