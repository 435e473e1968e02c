import { pluralTemplates } from '../features/filters/plural-templates.ts'
import { MarketSwitch } from '../features/market-switch/market-switch.tsx'
import { SearchBox } from '../features/search-box/search-box.tsx'
import type { PageInput } from '../page.ts'
import { accountHref, href, loginHref, type RouteMatch } from '../routes.ts'
import styles from './header.module.css'
import { helpLink } from './help-links.ts'
import { VisitorLinks } from './visitor-links.client.tsx'

interface HeaderProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The header (spec §2): the same for everybody, with links that learn the visitor's counts. The row of the search stays in view, the one above it scrolls away. */
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
        <div className={styles.market}>
          <MarketSwitch input={input} match={match} />
        </div>
        <div className={styles.visitor}>
          <VisitorLinks
            language={language}
            login={{ href: loginHref(null, language), label: t('nav:login') }}
            account={{ href: accountHref(language), label: t('nav:account') }}
            favorites={{
              href: href('favorites', {}, language),
              label: t('nav:favorites'),
              labels: pluralTemplates(t, 'nav:favoritesWith', language),
            }}
            cart={{ href: href('cart', {}, language), label: t('nav:cart'), labels: pluralTemplates(t, 'nav:cartWith', language) }}
          />
        </div>
      </div>
    </header>
  )
}
