import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { WarningIcon } from '../../ui/icons/icons.tsx'

/** What a visitor sees when a page failed: an apology and a way to try again (GAP-61). */
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
            {/* An empty address is the page itself, once more; so the retry needs no script. */}
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
