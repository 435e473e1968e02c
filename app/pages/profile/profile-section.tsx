import { type ReactNode, useId } from 'react'
import styles from './profile-page.module.css'

interface ProfileSectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the profile, under its name. */
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
