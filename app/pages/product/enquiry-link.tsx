import { isSoldOut } from '../../domain/product/availability.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { routeSegment } from '../../i18n/route-segments.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** URL of the contact page with a product as subject (GAP-87). */
export function enquiryHref({ language }: PageInput<unknown>, product: Pick<Product, 'id'>): string {
  return href('content', { slug: routeSegment('contact', language), product: product.id }, language)
}

interface EnquiryLinkProps {
  input: PageInput<unknown>
  product: Product
}

/** A link to an enquiry about the product, or about a similar one when it is sold. */
export function EnquiryLink({ input, product }: EnquiryLinkProps) {
  return (
    <LinkButton href={enquiryHref(input, product)} variant="secondary" isWide>
      {input.t(isSoldOut(product) ? 'product:askSimilar' : 'product:ask')}
    </LinkButton>
  )
}
