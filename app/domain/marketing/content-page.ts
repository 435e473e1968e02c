import type { TagId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
import type { Language } from '../language.ts'
import type { SeoData } from '../product/seo-title.ts'

/** A static or campaign page (GAP-43). */
export interface ContentPage extends SeoData {
  slug: string
  language: Language
  bodyHtml: string
  visibleFrom: Instant
  /** A campaign page shows the products of this tag. */
  tagId: TagId | null
  hasNewsletter: boolean
  /** Messages can be sent from it (EXT-37). */
  hasContactForm: boolean
}
