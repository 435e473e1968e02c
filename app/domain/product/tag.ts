import type { TagId } from '../ids.ts'

/** A label under which products are listed together (GAP-46); its name is in the language of the page. */
export interface Tag {
  id: TagId
  slug: string
  name: string
}
