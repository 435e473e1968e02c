import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function VendorPage({ t }: PageInput<RouteParams['vendor']>) {
  return <h1>Vendor {t('nav:products')}</h1>
}
