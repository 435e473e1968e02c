import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ChairIcon } from '../../ui/icons/icons.tsx'

/** Shown for unknown URLs, with a link to the catalog (GAP-61). */
export function NotFoundPage({ t, language }: PageInput<unknown>) {
  return (
    <>
      <title>{t('common:notFoundTitle')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        titleAs="h1"
        title={t('common:notFoundTitle')}
        text={t('common:notFoundText')}
        icon={<ChairIcon size={72} />}
        actions={
          <>
            <LinkButton href={catalogHref(language)}>{t('common:goToCatalog')}</LinkButton>
            <LinkButton href={href('home', {}, language)} variant="secondary">
              {t('common:goHome')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
