import { fallbackLanguage, type Language, LANGUAGES } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { type Photo, photoVariant } from '../../domain/product/photo.ts'
import shareImage from './share-image.png?url'

export interface PageHeadProps {
  /** Browser title, whole. */
  title: string
  description: string
  /** Of title and description, where a vendor wrote them. */
  lang?: Language | undefined
  /** Configured origin of absolute addresses. */
  origin: string
  language: Language
  /** Path of the canonical address. */
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

const SHOP_NAME = 'Patyna'
/** The widest picture there is: those who share show it large. */
const SHARED_WIDTH = 1280
/** Pixels of the shop's own picture, for pages that have none. */
const SHARE_IMAGE = { url: shareImage, width: 1200, height: 630, alt: SHOP_NAME }

/** Metadata for browsers, search engines and link previews. React hoists it into <head>. */
export function PageHead({ isIndexed = true, type = 'website', image = null, publishedAt = null, ...page }: PageHeadProps) {
  const address = page.origin + page.canonical
  const shared = image ? sharedPhoto(image) : SHARE_IMAGE
  return (
    <>
      <title lang={page.lang}>{page.title}</title>
      <meta name="description" lang={page.lang} content={page.description} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {Object.entries(page.alternates ?? {}).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={page.origin + path} />
      ))}
      {page.alternates && <link rel="alternate" hrefLang="x-default" href={page.origin + page.alternates[fallbackLanguage(LANGUAGES)]} />}
      <meta property="og:site_name" content={SHOP_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
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

function sharedPhoto({ url, width, height, alt }: Photo): typeof SHARE_IMAGE {
  return { url: photoVariant(url, SHARED_WIDTH, 'webp'), width: SHARED_WIDTH, height: Math.round((SHARED_WIDTH * height) / width), alt }
}

/** `pl_PL`; the international market has no country, and then none is said. */
function openGraphLocale(language: Language): string {
  return [language, marketOfLanguage(language).countryId].filter(Boolean).join('_')
}
