// THE TABLE OF HOME ROWS. A row = a title, the listing it comes from and the number of products it shows.
import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import type { MessageKey } from '../../i18n/messages.ts'

interface HomeRow {
  title: MessageKey
  /** The listing whose first products the row shows and to which it links. */
  filters: Filters
  /** Number of cards; fills rows of four and of two. */
  count: number
}

export const HOME_ROWS = {
  newest: { title: 'common:homeNewest', filters: { ...NO_FILTERS, sort: 'newest' }, count: 8 },
  promo: { title: 'common:homePromo', filters: { ...NO_FILTERS, onlyPromo: true }, count: 4 },
  popular: { title: 'common:homePopular', filters: { ...NO_FILTERS, sort: 'mostPopular' }, count: 4 },
} as const satisfies Record<string, HomeRow>

export type HomeRowName = keyof typeof HOME_ROWS
