import { type ReactNode, useId } from 'react'
import styles from './profile-page.module.css'

interface ProfileSectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** A section of the profile under a heading. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
