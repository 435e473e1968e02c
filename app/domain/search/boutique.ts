import type { SearchBodyParts } from './search-body.ts'

/** What a link to a boutique says. */
export interface BoutiqueText {
  id: number
  slug: string
  title: string
  descriptionHtml: string
}

/** A curated listing (GAP-45). */
export interface Boutique extends BoutiqueText {
  filters: SearchBodyParts
}
