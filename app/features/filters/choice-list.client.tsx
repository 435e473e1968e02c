'use client'
import { Choice } from './choice.tsx'
import type { CountedChoice } from './choices.ts'

interface ChoiceListProps {
  /** Query key. */
  name: string
  choices: readonly CountedChoice[]
  /** Ids that the address names. */
  chosen: readonly number[]
}

/**
 * A flat list of checkboxes. It runs in the browser for the bytes alone: rows that the server makes travel once more as Flight, each
 * seven times as long as its data.
 */
export function ChoiceList({ name, choices, chosen }: ChoiceListProps) {
  return (
    <ul>
      {choices.map(({ id, name: label, hits }) => (
        <li key={id}>
          <Choice label={label} name={name} value={id} isChecked={chosen.includes(id)} hits={hits} />
        </li>
      ))}
    </ul>
  )
}
