import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function ContentPage({ t }: PageInput<RouteParams['content']>) {
  return <h1>Content {t('nav:products')}</h1>
}
