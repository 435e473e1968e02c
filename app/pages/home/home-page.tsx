import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function HomePage({ t }: PageInput<RouteParams['home']>) {
  return <h1>Home {t('nav:products')}</h1>
}
