import { MARKETS } from '../../domain/market.ts'
import type { PageInput } from '../../page.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { marketLink } from './market-link.ts'
import styles from './market-links.module.css'
import { CURRENCY_SYMBOLS, LANGUAGE_NAMES, MARKET_NAMES } from './market-names.ts'

interface MarketLinksProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The three markets, Polish first: this page in each of them (GAP-54). */
export function MarketLinks({ input, match }: MarketLinksProps) {
  return (
    <ul className={styles.root}>
      {[MARKETS.polska, MARKETS.international, MARKETS.hiszpania].map((market) => (
        <li key={market.id}>
          <a
            className={styles.link}
            href={marketLink(match, market)}
            lang={market.language}
            hrefLang={market.language}
            aria-current={market.id === input.market.id ? 'true' : undefined}
          >
            <span className={styles.name}>{MARKET_NAMES[market.id]}</span>{' '}
            <span className={styles.terms}>
              {LANGUAGE_NAMES[market.language]}, {CURRENCY_SYMBOLS[market.currencyId]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
