import { Choice } from './choice.tsx'
import type { OfferedChoices } from './choices.ts'

/** A flat list of checkboxes. */
export function ChoiceList({ name, choices, chosen }: OfferedChoices) {
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
