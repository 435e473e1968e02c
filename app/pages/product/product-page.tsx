import { Suspense } from 'react'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { Part, Unseen } from '../../features/parts/part.tsx'
import { PageRefresh } from '../../features/page-refresh/page-refresh.client.tsx'
import { REFRESH_MS } from '../../domain/time/refresh-intervals.ts'
import { isSoldOut } from '../../domain/product/availability.ts'
import { slugify } from '../../domain/slug.ts'
import type { PageInput } from '../../page.ts'
import { gone, permanentRedirect, notFound } from '../../page-outcome.ts'
import { productHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { isGone } from '../../shop-api/shop-api-error.ts'
import { AboutProduct } from './about-product.tsx'
import { AdminFacts } from './admin-facts.tsx'
import { BuyBox } from './buy-box.tsx'
import { FloatingBar } from './floating-bar.tsx'
import { InfoCard } from './info-card.tsx'
import { Purchasable } from './purchasable.tsx'
import { ProductDimensions } from './product-dimensions.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-page.module.css'
import { productTrail } from './product-trail.ts'
import { RelatedProducts, RelatedSkeleton } from './related-products.tsx'
import { moreFromVendor, similarPieces } from './related-searches.ts'
import { SimilarProducts } from './similar-products.tsx'
import { VendorBox } from './vendor-box.tsx'

/** A product page: photographs, buy box, description, related products (spec §2, Product page). */
export async function ProductPage(input: PageInput<RouteParams['product']>) {
  const { params, shop, language } = input
  // Critical: decides between 200, 301 and 404, so no byte is sent before it resolves.
  const product = await shop.product(params.id).catch(goneOrThrow)
  if (!product) throw notFound()
  // A variant has a page of its own: here its price, its photographs and its piece in the cart would be another's (GAP-56).
  const named = product.variantGroup?.options.find((option) => option.product.id === params.variant)?.product
  if (params.slug !== slugify(product.name) || params.variant !== null) throw permanentRedirect(productHref(named ?? product, language))

  // Started, not awaited: below the fold, and the page is complete without them.
  const similar = similarPieces(shop, product)
  const isSold = isSoldOut(product)
  const fromVendor = moreFromVendor(shop, product)

  return (
    <Purchasable key={product.id} input={input} product={product}>
      <article className={styles.root}>
        <ProductHead input={input} product={product} />
        <BreadcrumbTrail trail={productTrail(input, product)} input={input} />
        <div className="product-columns">
          <Part name="gallery">
            <Gallery photos={product.photos} name={product.name} productId={product.id} language={language} t={input.t} />
          </Part>
          <Part name="buyBox">
            <BuyBox input={input} product={product} />
          </Part>
        </div>
        {isSold && (
          <Part name="similar">
            <SimilarProducts input={input} product={product} similar={similar} />
          </Part>
        )}
        <div className={`product-columns ${styles.details}`}>
          <Part name="about">
            <AboutProduct input={input} product={product} />
          </Part>
          <div className={styles.aside}>
            <Part name="facts">
              <ProductDimensions input={input} product={product} />
              <VendorBox input={input} product={product} />
              <InfoCard input={input} product={product} />
              <AdminFacts input={input} product={product} />
            </Part>
          </div>
        </div>
        <Part name="related">
          <Suspense fallback={<RelatedSkeleton t={input.t} />}>
            <RelatedProducts input={input} product={product} similar={isSold ? null : similar} fromVendor={fromVendor} />
          </Suspense>
        </Part>
        <p className={styles.address}>{input.origin + productHref(product, language)}</p>
        <Part name="floatingBar">
          <FloatingBar input={input} product={product} />
        </Part>
        <Unseen>
          <PageRefresh everyMs={REFRESH_MS.product} />
        </Unseen>
      </article>
    </Purchasable>
  )
}

/** A permanently removed product throws the 410 outcome; any other failure stays an error. */
function goneOrThrow(error: unknown): never {
  throw isGone(error) ? gone() : error
}
