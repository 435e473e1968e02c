'use client'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import styles from './counter.module.css'

interface CounterProps {
  /** Accessible name of the number. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Form field name. */
  name?: string
  value: number
  /** @default -1 */
  min?: number
  /** @default 1 */
  max?: number
  /** @default false */
  isDisabled?: boolean
  /** A number that was typed before the scripts arrived, or restored by the browser, counts (GAP-157). @default false */
  takesEarly?: boolean
  /** Called only with integers from `min` to `max`. */
  onChange: (value: number) => void
}

/** A small integer, by buttons or typed (default bounds: spec §9, GAP-14). */
export function Counter({
  label,
  decreaseLabel,
  increaseLabel,
  name,
  value,
  min = -1,
  max = 1,
  isDisabled = false,
  takesEarly = false,
  onChange,
}: CounterProps) {
  // Emptied to type another number: shown at once, the old one would be a digit of that.
  const [isBlank, setIsBlank] = useState(false)

  function change(wanted: number) {
    setIsBlank(Number.isNaN(wanted))
    if (!Number.isNaN(wanted)) onChange(Math.max(Math.min(Math.trunc(wanted), max), min))
  }

  const field = useRef<HTMLInputElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = field.current?.valueAsNumber ?? NaN
    if (takesEarly && !Number.isNaN(early) && early !== value) change(early)
  })
  // Before paint, so that an early click of the button (GAP-158) finds it.
  useLayoutEffect(() => takeEarly(), [])

  // Not `disabled`, which would take the focus away: a press may reach a bound, and an answer end the choice.
  const isLowest = isDisabled || value <= min
  const isHighest = isDisabled || value >= max
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseLabel}
        aria-disabled={isLowest}
        onClick={() => isLowest || change(value - 1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        className={styles.value}
        aria-label={label}
        name={name}
        value={isBlank ? '' : value}
        min={min}
        max={max}
        readOnly={isDisabled}
        onChange={(event) => change(event.target.valueAsNumber)}
        onBlur={() => setIsBlank(false)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        aria-disabled={isHighest}
        onClick={() => isHighest || change(value + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  )
}
