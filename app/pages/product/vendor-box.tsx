import { vendorHref } from '../../addresses/page-links.ts'
import type { Product } from '../../domain/product/product.ts'
import { VendorPhoto } from '../../features/vendor-record/vendor-photo.tsx'
import { VendorRecord } from '../../features/vendor-record/vendor-record.tsx'
import type { PageInput } from '../../page.ts'
import styles from './vendor-box.module.css'

/** Of the box: the page's width on a phone, the second column elsewhere. */
const PHOTO_SIZES = '(max-width: 48em) 100vw, 40vw'

interface VendorBoxProps {
  input: Pick<PageInput<unknown>, 't' | 'language'>
  product: Pick<Product, 'vendor' | 'vendorRecord' | 'vendorPhoto'>
}

/** Who sells, what their shop looks like, and how others fared with them; a shop API that does not say has the page without it (EXT-36, EXT-40). */
export function VendorBox({ input, product: { vendor, vendorRecord, vendorPhoto } }: VendorBoxProps) {
  if (!vendorRecord && !vendorPhoto) return null
  return (
    <section aria-labelledby="vendor" className={styles.root}>
      <h2 id="vendor" className={styles.title}>
        <span>{input.t('product:soldBy')}</span> <a href={vendorHref(vendor, input.language)}>{vendor.name}</a>
      </h2>
      {vendorPhoto && <VendorPhoto photo={vendorPhoto} name={vendor.name} language={input.language} sizes={PHOTO_SIZES} />}
      {vendorRecord && <VendorRecord input={input} record={vendorRecord} />}
    </section>
  )
}
