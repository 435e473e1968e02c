import { MarketSwitch } from '../features/market-switch/market-switch.tsx'
import { Part } from '../features/parts/part.tsx'
import { SearchBox } from '../features/search-box/search-box.tsx'
import type { PageInput } from '../page.ts'
import { href } from '../addresses/href.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import styles from './header.module.css'
import { helpLink } from './help-links.ts'
import { VisitorLinks } from './visitor-links.client.tsx'
import { visitorProps } from './visitor-props.ts'

interface HeaderProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The header (spec §2): identical for all visitors; islands add the visitor's counts. The search row is sticky, the row above it scrolls away. */
export function Header({ input, match }: HeaderProps) {
  const { t, language } = input
  return (
    <header className={styles.root}>
      <div className={styles.utility} data-utility>
        <p>{t('common:tagline')}</p>
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
        <Part name="search">
          <SearchBox input={input} match={match} />
        </Part>
      </div>
      <div className={styles.tools}>
        <div className={styles.market}>
          <MarketSwitch input={input} match={match} />
        </div>
        <div className={styles.visitor}>
          <Part name="visitor">
            <VisitorLinks {...visitorProps(input)} />
          </Part>
        </div>
      </div>
    </header>
  )
}
