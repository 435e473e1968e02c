import { isAvailable } from '../../domain/availability.ts'
import { htmlPreview } from '../../domain/html-preview.ts'
import { toWire } from '../../domain/money.ts'
import { effectivePrice } from '../../domain/price.ts'
import type { Product } from '../../domain/product.ts'
import { browserTitle } from '../../domain/seo-title.ts'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { StructuredData } from '../../features/structured-data/structured-data.tsx'
import type { PageInput } from '../../page.ts'
import { productHref } from '../../routes.ts'

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160

/** Title, description, canonical address and schema.org Product of a product page. */
export function ProductHead({ input, product }: { input: PageInput<unknown>; product: Product }) {
  const { t, language, origin, now } = input
  const description = htmlPreview(product.descriptionHtml, DESCRIPTION_LENGTH)
  const path = productHref(product, language)
  const price = effectivePrice(product.prices, now)
  return (
    <>
      <PageHead
        title={browserTitle({ seoTitle: t('product:seoTitle'), productName: product.name }, t('common:defaultTitle'))}
        description={description}
        origin={origin}
        language={language}
        canonical={path}
        alternates={{ pl: productHref(product, 'pl'), en: productHref(product, 'en'), es: productHref(product, 'es') }}
        type="product"
        image={product.photos[0] ?? null}
      />
      <StructuredData
        thing={{
          '@type': 'Product',
          name: product.name,
          description,
          sku: String(product.id),
          image: product.photos.map(({ url }) => origin + url),
          ...(product.manufacturer && { brand: { '@type': 'Brand', name: product.manufacturer.name } }),
          offers: {
            '@type': 'Offer',
            url: origin + path,
            price: toWire(price.minor),
            priceCurrency: price.currencyId,
            availability: `https://schema.org/${isAvailable(product) ? 'InStock' : 'SoldOut'}`,
            seller: { '@type': 'Organization', name: product.vendor.name },
          },
        }}
      />
    </>
  )
}
