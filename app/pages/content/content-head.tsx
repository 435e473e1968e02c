import { eachLanguage } from '../../domain/language.ts'
import type { ContentPage } from '../../domain/marketing/content-page.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import { browserTitle } from '../../domain/product/seo-title.ts'
import { META_DESCRIPTION_LENGTH } from '../../features/listing/listing-seo.ts'
import { contentSlugs } from '../../features/market-switch/content-slugs.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { StructuredData } from '../../ui/structured-data/structured-data.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'

/** Title, hreflang links and schema.org Article of a content page (GAP-123, GAP-124). */
export function ContentHead({ input, page }: { input: PageInput<unknown>; page: ContentPage }) {
  const { t, origin, language } = input
  const canonical = href('content', { slug: page.slug }, language)
  const slugs = contentSlugs(page.slug, language)
  const description = page.seoDescription || htmlPreview(page.bodyHtml, META_DESCRIPTION_LENGTH)
  return (
    <>
      <PageHead
        title={browserTitle({ seoTitle: page.seoTitle || page.title }, t('common:defaultTitle'))}
        description={description}
        origin={origin}
        language={language}
        canonical={canonical}
        {...(slugs && { alternates: eachLanguage((each) => href('content', { slug: slugs[each] }, each)) })}
        type="article"
        image={page.seoImage}
        publishedAt={page.visibleFrom}
      />
      <StructuredData
        data={{
          '@type': 'Article',
          headline: page.title,
          description,
          inLanguage: language,
          mainEntityOfPage: origin + canonical,
          datePublished: new Date(page.visibleFrom).toISOString(),
          publisher: { '@type': 'Organization', name: 'Patyna' },
          ...(page.seoImage && { image: origin + page.seoImage.url }),
        }}
      />
    </>
  )
}
