import { FACETS } from '../../domain/facets.ts'
import type { Facets } from '../../domain/search-page.ts'
import { shortColors } from '../../reference/reference.ts'
import { Choice } from './choice.tsx'
import { choiceName, hitsOf } from './choices.ts'
import styles from './color-list.module.css'
import type { ListingView } from './listing-view.ts'

/** The colours of the filter with their swatches (GAP-132). */
export function ColorList({ view, facets }: { view: ListingView; facets: Facets | null }) {
  const { language } = view.market
  const hits = hitsOf(facets, 'colors')
  return (
    <ul className={styles.root}>
      {shortColors(language).map(({ id, color, kind }) => (
        <li key={id}>
          <Choice name={FACETS.colors.query} value={id} isChecked={view.filters.colors.includes(id)} hits={hits(id)}>
            <i data-kind={kind} style={{ '--swatch': color }} />
            {choiceName('colors', id, language)}
          </Choice>
        </li>
      ))}
    </ul>
  )
}
