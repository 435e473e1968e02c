import { slugify } from '../slug.ts'

/** Path segment of a product: `{name-slug}-{id}`, the slug being its lower-cased, hyphen-separated name (spec §2). */
export function productSegment({ id, name }: { id: number; name: string }): string {
  return `${slugify(name)}-${id}`
}
