'use client'
import { useState } from 'react'
import { chooseCountry } from '../../shop-api/browser/delivery-country.ts'
import { useIsHydrated } from '../../ui/form/use-is-hydrated.ts'
import type { DeliveryCountries } from './delivery-countries.ts'
import styles from './delivery-country.module.css'

export interface DeliveryCountryProps {
  label: string
  /** The country for which prices are shown. */
  countryId: string
  /** Those that can be chosen. */
  countries: DeliveryCountries
}

/** The country of delivery, and the choice of another one (EXT-49). Before the scripts it names the country alone. */
export function DeliveryCountry({ label, countryId, countries }: DeliveryCountryProps) {
  const isHydrated = useIsHydrated()
  // It shows at once; the prices follow.
  const [awaited, setAwaited] = useState<string | null>(null)
  // One that cannot be chosen stands there, too: a select without it would show the first of them.
  const own = { [countryId]: countries[countryId] ?? countryId }
  const shown = isHydrated ? { ...countries, ...own } : own

  async function choose(id: string) {
    setAwaited(id)
    await chooseCountry(id)
    setAwaited((newest) => (newest === id ? null : newest))
  }

  return (
    <label className={styles.root}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.choice}
        value={awaited ?? countryId}
        aria-busy={awaited !== null || undefined}
        disabled={!isHydrated}
        autoComplete="off"
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {Object.entries(shown).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
