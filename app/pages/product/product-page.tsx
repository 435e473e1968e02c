import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function ProductPage({ t }: PageInput<RouteParams['product']>) {
  return <h1>Product {t('nav:products')}</h1>
}
