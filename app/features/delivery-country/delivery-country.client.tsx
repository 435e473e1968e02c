'use client'
import { countryName } from '../../domain/delivery/delivery-zone.ts'
import type { Language } from '../../domain/language.ts'
import { chooseCountry } from '../../shop-api/browser/delivery-country.ts'
import { useIsHydrated } from '../../ui/form/use-is-hydrated.ts'
import styles from './delivery-country.module.css'

export interface DeliveryCountryProps {
  label: string
  /** The country for which prices are shown. */
  countryId: string
  /** Those that can be chosen, with a space between; their names are the browser's own, which costs the page no bytes. */
  countryIds: string
  language: Language
}

/** The country of delivery, and the choice of another one (EXT-49). Before the scripts it names the country alone. */
export function DeliveryCountry({ label, countryId, countryIds, language }: DeliveryCountryProps) {
  const isHydrated = useIsHydrated()
  const name = (id: string) => countryName(id, language)
  const ids = isHydrated ? countryIds.split(' ').toSorted((one, other) => name(one).localeCompare(name(other), language)) : [countryId]
  return (
    <label className={styles.root}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.choice}
        value={countryId}
        disabled={!isHydrated}
        autoComplete="off"
        onChange={({ currentTarget }) => chooseCountry(currentTarget.value)}
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
