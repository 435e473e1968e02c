import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string
  /** Page numbers in order, with an ellipsis where some are omitted (UIK-37, UIK-38). */
  pages: readonly (number | 'ellipsis')[]
  current: number
  hrefOf: (page: number) => string
  /** Accessible name of a page's link, such as "Page 3". */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ label, pages, current, hrefOf, pageLabel, previousLabel, nextLabel }: PaginationProps) {
  const last = pages.findLast((page) => page !== 'ellipsis') ?? 0
  if (pages.length < 2) return null

  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Neighbour href={current > 1 ? hrefOf(current - 1) : null} rel="prev" label={previousLabel}>
            <ChevronLeftIcon size={20} />
          </Neighbour>
        </li>
        {pages.map((page, index) => (
          <li key={page === 'ellipsis' ? `after-${pages[index - 1]}` : page} className={styles.item}>
            {page === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.link}
                href={hrefOf(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        <li className={styles.item}>
          <Neighbour href={current < last ? hrefOf(current + 1) : null} rel="next" label={nextLabel}>
            <ChevronRightIcon size={20} />
          </Neighbour>
        </li>
      </ul>
    </nav>
  )
}

interface NeighbourProps {
  /** Null at either end of the list. */
  href: string | null
  rel: 'prev' | 'next'
  label: string
  children: ReactNode
}

function Neighbour({ href, rel, label, children }: NeighbourProps) {
  if (href === null) {
    return (
      <span className={styles.link} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <a className={styles.link} href={href} rel={rel} aria-label={label}>
      {children}
    </a>
  )
}
