import type { PageInput } from '../../page.ts'
import type { RouteMatch } from '../../routes.ts'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import { MarketLinks } from './market-links.tsx'
import { CURRENCY_SYMBOLS, MARKET_NAMES } from './market-names.ts'
import styles from './market-switch.module.css'

interface MarketSwitchProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** Shows the market of the page and opens the others; the browser's own popover, so it needs no script. */
export function MarketSwitch({ input, match }: MarketSwitchProps) {
  const { t, market } = input
  const label = t('nav:marketSwitch')
  return (
    <Dropdown
      // Another market is another menu: one that was left open does not stay so.
      key={market.id}
      label={label}
      align="end"
      button={(opens) => (
        <button type="button" className={styles.button} {...opens}>
          <span className="visually-hidden">{label}: </span>
          <span>
            <span lang={market.language}>{MARKET_NAMES[market.id]}</span>, {CURRENCY_SYMBOLS[market.currencyId]}
          </span>
          <ChevronDownIcon size={14} />
        </button>
      )}
    >
      <nav className={styles.menu} aria-label={label}>
        <MarketLinks input={input} match={match} />
      </nav>
    </Dropdown>
  )
}
