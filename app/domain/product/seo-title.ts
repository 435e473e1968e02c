import type { Instant } from '../time/instant.ts'
import type { Photo } from './photo.ts'

/** What a page tells search engines of itself (spec §2, SEO data). */
export interface SeoData {
  title: string
  seoTitle: string
  seoDescription: string
  seoImage: Photo | null
  visibleFrom: Instant | null
}

/** Browser title: the SEO title followed by the product name, whichever there is, else the default title (spec §2). */
export function browserTitle({ seoTitle, productName }: { seoTitle?: string; productName?: string }, defaultTitle: string): string {
  return [seoTitle, productName].filter(Boolean).join(' ') || defaultTitle
}
