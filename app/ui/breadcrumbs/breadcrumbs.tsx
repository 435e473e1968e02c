import styles from './breadcrumbs.module.css'

interface Breadcrumb {
  id: string | number
  title: string
  href: string
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined
}

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string
  /** From home to the current page; every entry is a link, the last one is the current page (SEO-02, SEO-03). */
  items: readonly Breadcrumb[]
}

/** Breadcrumbs; on a narrow screen they scroll sideways instead of wrapping. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ id, title, href, lang }, index) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={href} lang={lang} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
