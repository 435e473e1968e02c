'use client'
import { RangeBound } from './range-bound.tsx'
import styles from './range.module.css'

/** Two typed bounds; null = an empty field. */
export interface RangeValue {
  lower: number | null
  upper: number | null
}

interface RangePickerProps {
  legend: string
  fromLabel: string
  toLabel: string
  unit: string
  fromName: string
  toName: string
  value: RangeValue
  /** What each touch makes of the value (spec §5): pure, so that they are tested without a browser. */
  rules: {
    changeLower: (range: RangeValue, lower: number | null) => RangeValue
    changeUpper: (range: RangeValue, upper: number | null) => RangeValue
    blurUpper: (range: RangeValue) => RangeValue
  }
  onChange: (range: RangeValue) => void
}

/** Two numbers that keep each other in order while they are typed. */
export function RangePicker({ legend, fromLabel, toLabel, unit, fromName, toName, value, rules, onChange }: RangePickerProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.root}>
        <RangeBound
          label={fromLabel}
          unit={unit}
          name={fromName}
          value={value.lower ?? ''}
          onChange={(event) => onChange(rules.changeLower(value, typedNumber(event.target)))}
        />
        <RangeBound
          label={toLabel}
          unit={unit}
          name={toName}
          value={value.upper ?? ''}
          onChange={(event) => onChange(rules.changeUpper(value, typedNumber(event.target)))}
          onBlur={() => onChange(rules.blurUpper(value))}
        />
      </div>
    </fieldset>
  )
}

function typedNumber({ valueAsNumber }: HTMLInputElement): number | null {
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber
}
