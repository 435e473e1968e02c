import { useId } from 'react'
import type { HelpLink } from './help-links.ts'
import styles from './footer-links.module.css'

interface FooterLinksProps {
  title: string
  links: readonly HelpLink[]
  /** Two columns if the width allows. @default false */
  isWide?: boolean
}

/** A titled list of links. */
export function FooterLinks({ title, links, isWide = false }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links} data-wide={isWide || undefined}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
