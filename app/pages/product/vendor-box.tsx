import { vendorHref } from '../../addresses/page-links.ts'
import type { Product } from '../../domain/product/product.ts'
import { VendorRecord } from '../../features/vendor-record/vendor-record.tsx'
import type { PageInput } from '../../page.ts'
import styles from './vendor-box.module.css'

interface VendorBoxProps {
  input: PageInput<unknown>
  product: Product
}

/** Who sells, and how others fared with them; a shop API that does not say has the page without it (EXT-36). */
export function VendorBox({ input, product: { vendor, vendorRecord } }: VendorBoxProps) {
  if (!vendorRecord) return null
  return (
    <section aria-labelledby="vendor" className={styles.root}>
      <h2 id="vendor" className={styles.title}>
        {input.t('product:soldBy')} <a href={vendorHref(vendor, input.language)}>{vendor.name}</a>
      </h2>
      <VendorRecord input={input} record={vendorRecord} />
    </section>
  )
}
