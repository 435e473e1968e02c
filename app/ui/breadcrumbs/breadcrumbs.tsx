import styles from './breadcrumbs.module.css'

interface Breadcrumb {
  id: string | number
  title: string
  href: string
  /** Of the title, where it is not the page's. */
  lang?: string | undefined
}

interface BreadcrumbsProps {
  /** Name of the navigation. */
  label: string
  /** From home to the current page; every entry is a link, the last one is the current (SEO-02, SEO-03). */
  items: readonly Breadcrumb[]
}

/** The way to this page; on a narrow screen it scrolls sideways instead of breaking. */
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
