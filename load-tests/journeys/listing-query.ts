// Query strings in the canonical form of app/domain/search/filters.ts: fixed order, no empty values, no page 1; the edge redirects others.
interface Narrowed {
  text?: string
  classification?: readonly number[]
  categories?: readonly number[]
  colors?: readonly number[]
  materials?: readonly number[]
  /** PLN */
  priceTo?: number
  sort?: 'price asc' | 'price desc' | 'newest desc'
  page?: number
}

/** The query with its '?', or ''. k6 has no URLSearchParams. */
export function listingQuery({
  text = '',
  classification = [],
  categories = [],
  colors = [],
  materials = [],
  priceTo,
  sort,
  page = 1,
}: Narrowed): string {
  const parts = [
    text && `textSearch=${encodeURIComponent(text).replaceAll('%20', '+')}`,
    classification.length > 0 && `classification=${sorted(classification)}`,
    categories.length > 0 && `categories=${sorted(categories)}`,
    colors.length > 0 && `colors=${sorted(colors)}`,
    materials.length > 0 && `materials=${sorted(materials)}`,
    priceTo !== undefined && `priceTo=${priceTo}`,
    sort && sort.replace(/(\w+) (\w+)/, 'sortOrder=$1&sortDir=$2'),
    page > 1 && `page=${page}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function sorted(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(',')
}
