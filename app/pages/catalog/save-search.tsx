import { activeBadges } from '../../domain/search/filter-badges.ts'
import { isUnfiltered, toQueryString } from '../../domain/search/filters.ts'
import { NAME_LENGTH } from '../../domain/search/saved-searches.ts'
import { href } from '../../addresses/href.ts'
import type { PageInput } from '../../page.ts'
import { badgeTexts } from '../../features/filters/filter-labels.ts'
import type { ListingView } from '../../features/filters/listing-view.ts'
import { SaveSearchButton } from '../../features/saved-searches/save-search-button.client.tsx'

/** The button that saves a search of the catalog (EXT-28); none for the whole catalog, which is no search. */
export function SaveSearch({ view: { filters, market, t }, input }: { view: ListingView; input: PageInput<unknown> }) {
  if (isUnfiltered(filters)) return null
  const text = filters.textSearch && t('product-listing:quotedText', { text: filters.textSearch })
  const names = [...(text ? [text] : []), ...activeBadges(filters, badgeTexts(t, market)).map(({ title }) => title)]
  return (
    <SaveSearchButton
      name={names.join(', ').slice(0, NAME_LENGTH)}
      query={toQueryString({ ...filters, page: 1 })}
      address={href('home', {}, input.language)}
      labels={{ save: t('nav:saveSearch'), failed: t('common:errorText') }}
    />
  )
}
