import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function BoutiquePage({ t }: PageInput<RouteParams['boutique']>) {
  return <h1>Boutique {t('nav:products')}</h1>
}
