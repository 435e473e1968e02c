import { PUBLISHED } from '../../domain/product/availability.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import { eachLanguage, sourceLang } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { browserTitle } from '../../domain/product/seo-title.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { StructuredData } from '../../ui/structured-data/structured-data.tsx'
import type { PageInput } from '../../page.ts'
import { productHref } from '../../addresses/page-links.ts'
import { productJsonLd } from './product-json-ld.ts'

/** Length of a description in search results. */
const DESCRIPTION_LENGTH = 160

/**
 * Title, description, canonical URL and schema.org Product of a product page. Where vendors do not write the page's language, or nothing, the
 * description is made of the attributes, which have it (EXT-91).
 */
export function ProductHead({ input, product }: { input: PageInput<unknown>; product: Product }) {
  const { t, language, origin } = input
  const lang = sourceLang(language)
  const written = lang ? '' : htmlPreview(product.descriptionHtml, DESCRIPTION_LENGTH)
  const description = written || t('product:seoDescription', { facts: factsOf(product) || t('common:defaultTitle') })
  const path = productHref(product, language)
  return (
    <>
      <PageHead
        title={browserTitle({ seoTitle: t('product:seoTitle'), productName: product.name }, t('common:defaultTitle'))}
        description={description}
        lang={lang}
        origin={origin}
        language={language}
        canonical={path}
        alternates={eachLanguage((each) => productHref(product, each))}
        type="product"
        isIndexed={product.statusId === PUBLISHED}
        image={product.photos[0] ?? null}
      />
      <StructuredData data={productJsonLd({ input, product, description })} />
    </>
  )
}

/** What a product is, in the page's language: kind, era, style, material; those that it has. */
function factsOf({ categoriesWithHierarchy: [trail], era, styles: [style], materials: [material] }: Product): string {
  return [trail?.at(-1)?.name, era?.name, style?.name, material?.name].filter(Boolean).join(', ')
}
