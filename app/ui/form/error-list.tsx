import { Notice } from '../notice/notice.tsx'
import { focusField } from './focus-invalid.ts'
import styles from './form.module.css'
import type { FoundError } from './use-form.ts'

export interface ErrorListTexts {
  title: string
  /** Label of each field by its name, in the order of the page. */
  names: Readonly<Record<string, string>>
}

/** The wrong fields of a form by name, with what is wrong; a link leads to its field. */
export function ErrorList({ found, title, names }: ErrorListTexts & { found: readonly FoundError[] }) {
  const rows = Object.keys(names).flatMap((name) => found.filter((error) => error.name === name))
  if (rows.length === 0) return null
  return (
    <Notice tone="danger" title={title}>
      <ul className={styles.errors}>
        {rows.map(({ name, id, text }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Without an entry in the history: Back leads to the step before.
                event.preventDefault()
                focusField(id)
              }}
            >
              {names[name]}
            </a>
            <span>{`: ${text}`}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
