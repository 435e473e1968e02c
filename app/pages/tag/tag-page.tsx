import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'

export function TagPage({ t }: PageInput<RouteParams['tag']>) {
  return <h1>Tag {t('nav:products')}</h1>
}
