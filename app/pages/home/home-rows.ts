// The rows of products on the home page, in their order. A row = a title, the listing it comes from and how many it shows.
import { type Filters, NO_FILTERS } from '../../domain/filters.ts'
import type { MessageKey } from '../../i18n/messages.ts'

export interface HomeRow {
  name: string
  title: MessageKey
  /** The listing that the row begins and that its link continues. */
  filters: Filters
  /** Cards shown; full rows of four and of two. */
  count: number
}

export const HOME_ROWS: readonly HomeRow[] = [
  { name: 'newest', title: 'common:homeNewest', filters: { ...NO_FILTERS, sort: 'newest' }, count: 8 },
  { name: 'promo', title: 'common:homePromo', filters: { ...NO_FILTERS, onlyPromo: true }, count: 4 },
  { name: 'popular', title: 'common:homePopular', filters: { ...NO_FILTERS, sort: 'mostPopular' }, count: 4 },
]
