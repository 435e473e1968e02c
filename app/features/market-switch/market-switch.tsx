import { CURRENCIES } from '../../domain/market.ts'
import type { PageInput } from '../../page.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import { MarketLinks } from './market-links.tsx'
import styles from './market-switch.module.css'

const MENU_ID = 'market-menu'

interface MarketSwitchProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** Shows the page's market and links to the others; a native popover, so it needs no script. */
export function MarketSwitch({ input, match }: MarketSwitchProps) {
  const { t, market } = input
  return (
    <div className={styles.root}>
      <button type="button" className={styles.button} popoverTarget={MENU_ID}>
        <span className="visually-hidden">{`${t('nav:marketSwitch')}: `}</span>
        <span className={styles.name}>
          <span lang={market.language}>{market.name}</span>,{' '}
        </span>
        <span>{CURRENCIES[market.currencyId].symbol}</span>
        <ChevronDownIcon size={14} />
      </button>
      {/* Keyed by market, so that an open menu does not stay open in the next market. */}
      {/* No landmark: the footer has one of that name. */}
      <div key={market.id} id={MENU_ID} popover="auto" className={styles.menu}>
        <div className={styles.surface} data-surface>
          <MarketLinks input={input} match={match} />
        </div>
      </div>
    </div>
  )
}
