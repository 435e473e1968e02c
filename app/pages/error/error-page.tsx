import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { WarningIcon } from '../../ui/icons/icons.tsx'

/** Shown when a page fails: an apology and a retry link (GAP-61). */
export function ErrorPage({ t, language }: PageInput<unknown>) {
  return (
    <>
      <title>{t('common:errorTitle')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        titleAs="h1"
        title={t('common:errorTitle')}
        text={t('common:errorText')}
        icon={<WarningIcon size={72} />}
        actions={
          <>
            {/* An empty href reloads the page, so the retry needs no script. */}
            <LinkButton href="">{t('common:retry')}</LinkButton>
            <LinkButton href={href('home', {}, language)} variant="secondary">
              {t('common:goHome')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
