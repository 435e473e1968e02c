import { CHOSEN_MARKET } from '../../addresses/chosen-market.ts'
import { ALL_MARKETS, CURRENCIES } from '../../domain/market.ts'
import type { PageInput } from '../../page.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { marketLink } from './market-link.ts'
import styles from './market-links.module.css'

interface MarketLinksProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** Links to the page in every market, Polish first; the edge remembers which one is followed (GAP-54). */
export function MarketLinks({ input, match }: MarketLinksProps) {
  return (
    <ul className={styles.root}>
      {ALL_MARKETS.map((market) => (
        <li key={market.id}>
          <a
            className={styles.link}
            href={CHOSEN_MARKET + marketLink(match, market)}
            lang={market.language}
            hrefLang={market.language}
            aria-current={market.id === input.market.id ? 'true' : undefined}
          >
            <span className={styles.name}>{market.name}</span>{' '}
            <span className={styles.terms}>{`${market.languageName}, ${CURRENCIES[market.currencyId].symbol}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
