'use client'
import { parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { hasBounds, withinPlace } from '../../domain/search/within-place.ts'
import { usePlace } from '../../shop-api/browser/place.ts'
import { PanelDialogButton, type PanelDialogButtonProps } from '../../ui/panel/panel-dialog-button.client.tsx'
import styles from './fits-filter.module.css'

/**
 * Narrows the listing to what may fit the visitor's place, by the dimension keys of its address (EXT-38). The link is made in the browser:
 * the server does not know the place.
 */
export function FitsFilter({ filter, ...button }: Pick<PanelDialogButtonProps, 'address' | 'label' | 'failed'> & { filter: string }) {
  const place = usePlace()
  return (
    <p className={styles.root}>
      {place && hasBounds(place) && (
        <a href={location.pathname + toQueryString(withinPlace(parseFilters(new URLSearchParams(location.search)), place))} rel="nofollow">
          {filter}
        </a>
      )}
      <PanelDialogButton {...button} panel="fit" part="dialog" />
    </p>
  )
}
