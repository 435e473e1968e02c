'use client'
import { SwatchTile } from '../../ui/tile/swatch-tile.tsx'
import { Choice } from './choice.tsx'
import type { CountedChoice } from './choices.ts'
import styles from './color-choices.module.css'

interface ColorChoice extends CountedChoice {
  /** A CSS colour. */
  color: string
  /** How the colour covers the product; undefined = evenly. */
  pattern: 'metallic' | 'transparent' | 'rainbow' | undefined
}

interface ColorChoicesProps {
  /** Query key. */
  name: string
  choices: readonly ColorChoice[]
  /** Ids that the address names. */
  chosen: readonly number[]
}

/** Checkboxes with swatches. It runs in the browser for the bytes alone, like ChoiceList. */
export function ColorChoices({ name, choices, chosen }: ColorChoicesProps) {
  return (
    <ul>
      {choices.map(({ id, name: label, hits, color, pattern }) => (
        <li key={id}>
          <Choice
            name={name}
            value={id}
            isChecked={chosen.includes(id)}
            hits={hits}
            label={
              <span className={styles.color}>
                <SwatchTile size="small" color={color} {...(pattern && { pattern })} />
                <span>{label}</span>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  )
}
