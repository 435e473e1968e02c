import { existingFilters, mayExceed } from '../../domain/search/existing-filters.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import type { ListingView } from '../filters/listing-view.ts'

/**
 * Where a listing moves whose page or range lies beyond what exists (GAP-69), so that numbers alone make no pages; null: it stays. Other listings wait
 * for nothing, and a failed search is shown by its section.
 */
export async function existingAddress({ filters, address }: ListingView, results: Promise<SearchPage>): Promise<string | null> {
  if (!mayExceed(filters)) return null
  const found = await results.catch(() => null)
  const existing = found && address(existingFilters(filters, found))
  return existing === address(filters) ? null : existing
}
