import type { ComponentProps, ReactNode } from 'react'
import fieldStyles from '../form-field/form-field.module.css'
import styles from './range.module.css'

interface RangeBoundProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: string
}

interface RangeFieldsProps {
  legend: string
  /** A heading above has the same text, so the legend is visually hidden. @default false */
  isLegendHidden?: boolean
  /** Unit such as "cm". */
  unit: string
  from: RangeBoundProps
  to: RangeBoundProps
  /** A note below the fields. */
  children?: ReactNode
}

/** Two number inputs, each at least 0. Scripts find the pair by `data-range` and each bound by `data-bound`. */
export function RangeFields({ legend, isLegendHidden = false, unit, from, to, children }: RangeFieldsProps) {
  return (
    <fieldset data-range>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.root}>
        <RangeBound {...from} unit={unit} data-bound="from" />
        <RangeBound {...to} unit={unit} data-bound="to" />
      </div>
      {children}
    </fieldset>
  )
}

function RangeBound({ label, unit, ...input }: RangeBoundProps & { unit: string; 'data-bound': 'from' | 'to' }) {
  return (
    <label className={styles.bound}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <input {...input} type="number" inputMode="decimal" min={0} step="any" className={fieldStyles.control} />
        <span className={styles.unit}>{unit}</span>
      </span>
    </label>
  )
}
