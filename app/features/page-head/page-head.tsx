import { fallbackLanguage, type Language, LANGUAGES } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { type Photo, photoPreview, PREVIEW_SIZE } from '../../domain/product/photo.ts'
import shareImage from './share-image.png?url'

export interface PageHeadProps {
  /** Complete browser title. */
  title: string
  description: string
  /** Language of the title, if a vendor wrote it. */
  lang?: Language | undefined
  /** Configured origin of absolute URLs. */
  origin: string
  language: Language
  /** Path of the canonical URL; null: the page has none, and is not indexed. */
  canonical: string | null
  /** The page's path in every market, if it exists in all of them (GAP-124). */
  alternates?: Record<Language, string> | undefined
  /** @default true */
  isIndexed?: boolean
  /** @default 'website' */
  type?: 'website' | 'article' | 'product'
  image?: Photo | null
  /** Publication time of an article, ms since 1970. */
  publishedAt?: number | null
}

const SHOP_NAME = 'Patyna'
/** For pages without a picture. */
const SHARE_IMAGE = { url: shareImage, ...PREVIEW_SIZE, alt: SHOP_NAME }

/** Metadata for browsers, search engines and link previews. React hoists it into <head>. */
export function PageHead({ isIndexed = true, type = 'website', image = null, publishedAt = null, ...page }: PageHeadProps) {
  const shared = image ? { ...photoPreview(image), alt: image.alt } : SHARE_IMAGE
  return (
    <>
      <title lang={page.lang}>{page.title}</title>
      <meta name="description" content={page.description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      {page.canonical !== null && <link rel="canonical" href={page.origin + page.canonical} />}
      {Object.entries(page.alternates ?? {}).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={page.origin + path} />
      ))}
      {page.alternates && <link rel="alternate" hrefLang="x-default" href={page.origin + page.alternates[fallbackLanguage(LANGUAGES)]} />}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {page.canonical !== null && <meta property="og:url" content={page.origin + page.canonical} />}
      <meta property="og:locale" content={openGraphLocale(page.language)} />
      <meta property="og:image" content={page.origin + shared.url} />
      <meta property="og:image:width" content={String(shared.width)} />
      <meta property="og:image:height" content={String(shared.height)} />
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {publishedAt !== null && <meta property="article:published_time" content={new Date(publishedAt).toISOString()} />}
    </>
  )
}

/** Such as `pl_PL`. The international market has no country, but its English has one: Open Graph knows no language without. */
function openGraphLocale(language: Language): string {
  return `${language}_${marketOfLanguage(language).countryId ?? 'GB'}`
}
