import { RangeBound } from './range-bound.tsx'
import styles from './range.module.css'

interface RangeFieldsProps {
  legend: string
  fromLabel: string
  toLabel: string
  unit: string
  fromName: string
  toName: string
  from?: number | undefined
  to?: number | undefined
}

/** Two numbers of a plain form; the server reads what was sent. */
export function RangeFields({ legend, fromLabel, toLabel, unit, fromName, toName, from, to }: RangeFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.root}>
        <RangeBound label={fromLabel} unit={unit} name={fromName} defaultValue={from} />
        <RangeBound label={toLabel} unit={unit} name={toName} defaultValue={to} />
      </div>
    </fieldset>
  )
}
