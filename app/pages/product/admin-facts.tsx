import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { ForAdmins } from './for-admins.client.tsx'

interface AdminFactsProps {
  input: PageInput<unknown>
  product: Product
}

/** Props of the admin card (GAP-28): id, status, vendor and stock, none of them secret, and a link into the admin panel. */
export function AdminFacts({ input: { t, hosts }, product }: AdminFactsProps) {
  return (
    <ForAdmins
      title={t('product:adminCard')}
      facts={[
        { term: t('product:adminProduct'), value: product.id },
        { term: t('product:adminStatus'), value: product.statusId },
        { term: t('product:adminVendor'), value: product.vendor.id },
        { term: t('product:adminStock'), value: product.amountOfAvailableItems },
      ]}
      open={{ href: `${hosts.admin}/products/${product.id}`, label: t('product:adminOpen') }}
    />
  )
}
