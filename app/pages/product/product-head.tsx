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

/** Title, description, canonical URL and schema.org Product of a product page. */
export function ProductHead({ input, product }: { input: PageInput<unknown>; product: Product }) {
  const { t, language, origin } = input
  const description = htmlPreview(product.descriptionHtml, DESCRIPTION_LENGTH)
  const path = productHref(product, language)
  return (
    <>
      <PageHead
        title={browserTitle({ seoTitle: t('product:seoTitle'), productName: product.name }, t('common:defaultTitle'))}
        description={description}
        lang={sourceLang(language)}
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
