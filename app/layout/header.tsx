import { MarketSwitch } from '../features/market-switch/market-switch.tsx'
import { SearchBox } from '../features/search-box/search-box.tsx'
import type { PageInput } from '../page.ts'
import { href, type RouteMatch } from '../routes.ts'
import styles from './header.module.css'
import { helpLink } from './help-links.ts'

interface HeaderProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The public part of the header (spec §2). The row of the search stays in view, the one above it scrolls away. */
export function Header({ input, match }: HeaderProps) {
  const { t, language } = input
  return (
    <header className={styles.root}>
      <div className={styles.utility}>
        <p className={styles.tagline}>{t('common:tagline')}</p>
        <ul className={styles.help}>
          {[helpLink('contact', input), helpLink('paymentAndDelivery', input)].map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.title}</a>
            </li>
          ))}
        </ul>
      </div>
      <a className={styles.logo} href={href('home', {}, language)} aria-label={t('nav:homeLink')}>
        Patyna
      </a>
      <div className={styles.search}>
        <SearchBox input={input} match={match} />
      </div>
      <div className={styles.tools}>
        <MarketSwitch input={input} match={match} />
      </div>
    </header>
  )
}
