import type { ReactNode } from 'react'
import styles from './listing-header.module.css'

interface ListingHeaderProps {
  title: string
  children?: ReactNode
}

/** Title and description of a listing (spec §2). */
export function ListingHeader({ title, children }: ListingHeaderProps) {
  return (
    <header className={styles.root}>
      <h1>{title}</h1>
      {children}
    </header>
  )
}
