import { FACETS } from '../../domain/search/facets.ts'
import type { ColorKind } from '../../domain/product/reference-rows.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { colors, shortColors } from '../../reference/reference.ts'
import { choiceName, hitsOf } from './choices.ts'
import { ColorChoices } from './color-choices.client.tsx'
import type { ListingView } from './listing-view.ts'

const PATTERNS = {
  solid: undefined,
  metallic: 'metallic',
  transparent: 'transparent',
  multicolour: 'rainbow',
} as const satisfies Record<ColorKind, string | undefined>

/** The colours of the filter (GAP-132). An address may hold another one: then it is offered too, or the form would drop it. */
export function ColorList({ view, facets }: { view: ListingView; facets: Facets | null }) {
  const { language } = view.market
  const hits = hitsOf(facets, 'colors')
  const short = shortColors(language)
  const others = colors(language).filter(({ id }) => view.filters.colors.includes(id) && !short.some((one) => one.id === id))
  const choices = [...short, ...others].map(({ id, color, kind }) => ({
    id,
    name: choiceName('colors', id, language) ?? String(id),
    hits: hits(id),
    color,
    pattern: PATTERNS[kind],
  }))
  return <ColorChoices name={FACETS.colors.query} choices={choices} chosen={view.filters.colors} />
}
