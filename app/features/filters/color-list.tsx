import { FACETS } from '../../domain/facets.ts'
import type { ColorKind } from '../../domain/reference-rows.ts'
import type { Facets } from '../../domain/search-page.ts'
import { shortColors } from '../../reference/reference.ts'
import { SwatchTile } from '../../ui/tile/image-tile.tsx'
import { Choice } from './choice.tsx'
import { choiceName, hitsOf } from './choices.ts'
import styles from './color-list.module.css'
import type { ListingView } from './listing-view.ts'

const PATTERNS = {
  solid: 'solid',
  metallic: 'metallic',
  transparent: 'transparent',
  multicolour: 'rainbow',
} as const satisfies Record<ColorKind, string>

/** The colours of the filter with their swatches (GAP-132). */
export function ColorList({ view, facets }: { view: ListingView; facets: Facets | null }) {
  const { language } = view.market
  const hits = hitsOf(facets, 'colors')
  return (
    <ul>
      {shortColors(language).map(({ id, color, kind }) => (
        <li key={id}>
          <Choice
            name={FACETS.colors.query}
            value={id}
            isChecked={view.filters.colors.includes(id)}
            hits={hits(id)}
            label={
              <span className={styles.color}>
                <SwatchTile size="small" color={color} pattern={PATTERNS[kind]} />
                {choiceName('colors', id, language)}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  )
}
