import { href } from '../addresses/href.ts'
import type { MenuEnds } from '../features/filters/filters-panel.tsx'
import type { ListingView } from '../features/filters/listing-view.ts'
import { WillItFit } from '../features/fit/will-it-fit.client.tsx'

/** What follows the forms of a listing's filters: after the dimensions, what may fit the visitor's place (EXT-38). */
export function menuEnds({ t, market }: ListingView): MenuEnds {
  return {
    dimensions: (
      <WillItFit part="filter" address={href('home', {}, market.language)} label={t('product:fitChange')} failed={t('common:errorText')} />
    ),
  }
}
