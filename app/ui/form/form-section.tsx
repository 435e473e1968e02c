import type { ReactNode } from 'react'
import styles from './form.module.css'

interface FormSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A group of related fields under a heading. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </fieldset>
  )
}
