import { NO_FILTERS } from '../../domain/filters.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../routes.ts'

/** What a visitor sees where there is no page, with the way to the catalogue (GAP-61). */
export function NotFoundPage({ t, language }: PageInput<unknown>) {
  const catalogue = { href: href('catalog', { filters: NO_FILTERS }, language), label: t('common:goToCatalogue') }
  return (
    <>
      <title>{t('common:notFoundTitle')}</title>
      <h1>x</h1>
    </>
  )
}
