import type { ReactNode } from 'react'
import { Asterisk } from '../form-field/asterisk.tsx'
import { errorId } from '../form-field/field-aria.ts'
import { FieldError } from '../form-field/field-error.tsx'
import styles from './radio-card.module.css'

interface RadioCard {
  value: string
  title: ReactNode
  /** A second line, such as a price. */
  note?: ReactNode
  isDisabled?: boolean
}

interface RadioCardsProps {
  /** Required when there can be an error. */
  id?: string
  legend: string
  name: string
  cards: readonly RadioCard[]
  /** One below the other, for long texts such as addresses. @default side by side */
  isList?: boolean
  /** Shows the asterisk. @default false */
  isRequired?: boolean
  /** The error message; null or empty when valid. */
  error?: string | null
  /** Initial value, uncontrolled. */
  defaultValue?: string
  /** Controlled value, together with `onChange`. */
  value?: string
  onChange?: (value: string) => void
}

/** A single choice as cards: up to four in a row, three on mobile (UIK-42, UIK-43). */
export function RadioCards({
  legend,
  name,
  id = name,
  cards,
  isList = false,
  isRequired = false,
  error,
  defaultValue,
  value,
  onChange,
}: RadioCardsProps) {
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={styles.root}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId(id) : undefined}
    >
      <legend className={styles.legend}>
        <span>{legend}</span>
        {isRequired && <Asterisk />}
      </legend>
      <div className={styles.grid} data-count={isList ? 'list' : Math.min(cards.length, 4)}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={card.value}
              required={isRequired}
              disabled={card.isDisabled}
              {...(onChange
                ? { checked: value === card.value, onChange: () => onChange(card.value) }
                : { defaultChecked: defaultValue === card.value })}
            />
            <span>{card.title}</span>
            {card.note && <span className={styles.note}>{card.note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
