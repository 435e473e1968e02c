import { fallbackLanguage, type Language, LANGUAGES } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { type Photo, photoVariant } from '../../domain/product/photo.ts'
import shareImage from './share-image.png?url'

export interface PageHeadProps {
  /** Complete browser title. */
  title: string
  description: string
  /** Language of title and description, if written by a vendor. */
  lang?: Language | undefined
  /** Configured origin of absolute URLs. */
  origin: string
  language: Language
  /** Path of the canonical URL. */
  canonical: string
  /** The page's path in every market, if it exists in all of them (GAP-124). */
  alternates?: Record<Language, string>
  /** @default true */
  isIndexed?: boolean
  /** @default 'website' */
  type?: 'website' | 'article' | 'product'
  image?: Photo | null
  /** Publication time of an article, ms since 1970. */
  publishedAt?: number | null
}

const SHOP_NAME = 'Patyna'
/** The widest WebP: what shows link previews does not always know AVIF. */
const SHARED_WIDTH = 640
/** Size in px of the default picture, for pages without one. */
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

/** Such as `pl_PL`; the international market has no country and omits the tag. */
function openGraphLocale(language: Language): string {
  return [language, marketOfLanguage(language).countryId].filter(Boolean).join('_')
}
