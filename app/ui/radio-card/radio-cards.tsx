import type { ReactNode } from 'react'
import styles from './radio-card.module.css'

interface RadioCard {
  value: string
  title: ReactNode
  /** A second line, such as a price. */
  note?: ReactNode
  isDisabled?: boolean
}

interface RadioCardsProps {
  legend: string
  name: string
  cards: readonly RadioCard[]
  /** Draws the asterisk. @default false */
  isRequired?: boolean
  /** For a plain form. */
  defaultValue?: string
  /** For an island, together with `onChange`. */
  value?: string
  onChange?: (value: string) => void
}

/** One of a few, as cards: up to four in a row, three on mobile (UIK-42, UIK-43). */
export function RadioCards({ legend, name, cards, isRequired = false, defaultValue, value, onChange }: RadioCardsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        {isRequired && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={styles.grid} data-count={Math.min(cards.length, 4)}>
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
    </fieldset>
  )
}
