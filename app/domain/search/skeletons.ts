import type { ListingSkeleton } from '../product/listing-item.ts'
import { DEFAULT_PAGE_SIZE } from './pagination.ts'

/** How many placeholders stand for cards on their way: those still missing, at most a page; a page when that is none (spec §9, GAP-147). */
export function skeletonCount(total: number, loaded: number): number {
  const missing = Math.min(total - loaded, DEFAULT_PAGE_SIZE)
  return missing > 0 ? missing : DEFAULT_PAGE_SIZE
}

/** The placeholders themselves. */
export function skeletons(count: number): ListingSkeleton[] {
  return Array.from({ length: count }, (_, index) => ({ productId: -1 - index, isSkeleton: true }))
}
