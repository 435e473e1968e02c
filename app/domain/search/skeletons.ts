import type { ListingSkeleton } from '../product/listing-item.ts'
import { DEFAULT_PAGE_SIZE } from './pagination.ts'

/** Number of placeholders while cards load: those still missing, at most a page; a page when none are missing (spec §9, GAP-147). */
export function skeletonCount(total: number, loaded: number): number {
  const missing = Math.min(total - loaded, DEFAULT_PAGE_SIZE)
  return missing > 0 ? missing : DEFAULT_PAGE_SIZE
}

/** Placeholders of cards. */
export function skeletons(count: number): ListingSkeleton[] {
  return Array.from({ length: count }, (_, index) => ({ productId: -1 - index, isSkeleton: true }))
}
