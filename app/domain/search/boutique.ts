import type { SearchBodyParts } from './search-body.ts'

/** A curated listing (GAP-45). */
export interface Boutique {
  id: number
  slug: string
  title: string
  descriptionHtml: string
  filters: SearchBodyParts
}
