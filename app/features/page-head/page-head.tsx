import type { Language } from '../../domain/language.ts'
import type { Photo } from '../../domain/photo.ts'

export interface PageHeadProps {
  /** Browser title, whole. */
  title: string
  description: string
  /** Configured origin of absolute addresses. */
  origin: string
  language: Language
  /** Path of the one address under which search engines should know the page. */
  canonical: string
  /** The page's path in every market, where it has one in each (GAP-124). */
  alternates?: Record<Language, string>
  /** @default true */
  isIndexed?: boolean
  /** @default 'website' */
  type?: 'website' | 'article' | 'product'
  image?: Photo | null
  /** Publication of an article, ms since 1970. */
  publishedAt?: number | null
}

/** What a page tells browsers, search engines and those who share it. React moves it all into <head>. */
export function PageHead({ isIndexed = true, type = 'website', image = null, publishedAt = null, ...page }: PageHeadProps) {
  const address = page.origin + page.canonical
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {Object.entries(page.alternates ?? {}).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={page.origin + path} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={page.language} />
      {image && <meta property="og:image" content={page.origin + image.url} />}
      {publishedAt !== null && <meta property="article:published_time" content={new Date(publishedAt).toISOString()} />}
    </>
  )
}
