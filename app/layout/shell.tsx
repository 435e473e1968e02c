import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { PartTexts, SectionBoundary } from '../ui/section-boundary/section-boundary.client.tsx'
import { NewsletterPopup } from '../features/newsletter/newsletter-popup.client.tsx'
import { newsletterPopupLabels } from '../features/newsletter/newsletter-popup-labels.ts'
import { Part, Unseen } from '../features/parts/part.tsx'
import { PromoBar } from '../features/promotions/promo-bar.tsx'
import type { PageInput } from '../page.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { href } from '../addresses/href.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Announcer } from '../ui/live-region/announcer.client.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageNotes } from './page-notes.client.tsx'
import styles from './shell.module.css'
import { Toasts } from './toasts.client.tsx'
import { VisitorSync } from './visitor-sync.client.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shop-frame': ComponentProps<'div'>
    }
  }
}

interface ShellProps {
  input: PageInput<unknown>
  match: RouteMatch | null
  children: ReactNode
}

/** Pages without header, promo bar and popup (spec §2): only the page's own links lead away from the order. */
const WITHOUT_HEADER: ReadonlySet<RouteMatch['name']> = new Set<RouteMatch['name']>(['checkout'])

/** The frame of every page: skip link, header, content, footer, bottom bar, toasts and live region. */
export function Shell({ input, match, children }: ShellProps) {
  const isHeaderHidden = match !== null && WITHOUT_HEADER.has(match.name)
  const { t } = input
  return (
    // An element of our own: React passes over elements of other names that extensions hang
    // into the body, and would take a foreign div for its own. A section would make its header
    // no banner.
    <shop-frame className={styles.root} data-buy-bar={match?.name === 'product' || undefined}>
      <a className="skip-link" href="#content">
        {t('common:skipToContent')}
      </a>
      <PartTexts failed={t('common:partFailed')} retry={t('common:retry')}>
        <Unseen>
          <ConsentBar input={input} />
        </Unseen>
        {!isHeaderHidden && (
          <>
            <div className={styles.promo}>
              <Unseen>
                <Suspense>
                  <PromoBar input={input} />
                </Suspense>
              </Unseen>
            </div>
            <Header input={input} match={match} />
            <Part name="departments">
              <CategoryNav input={input} match={match} />
            </Part>
          </>
        )}
        <Unseen>
          <PageNotes offline={t('common:offline')} cookies={t('common:needsCookies')} />
        </Unseen>
        <main id="content" className={styles.content} tabIndex={-1}>
          <SectionBoundary fallback={<PageBroken input={input} />}>{children}</SectionBoundary>
        </main>
        <Footer input={input} match={match} />
        <Part name="bottomBar">
          <BottomBar input={input} match={match} />
        </Part>
        <Unseen>
          <Toasts label={t('common:messages')} closeLabel={t('common:close')} />
        </Unseen>
        {!isHeaderHidden && (
          <Unseen>
            <NewsletterPopup labels={newsletterPopupLabels(input)} />
          </Unseen>
        )}
        <Unseen>
          <Announcer />
          <VisitorSync language={input.language} home={href('home', {}, input.language)} />
        </Unseen>
      </PartTexts>
    </shop-frame>
  )
}

/** Shown instead of the page when one of its files cannot be loaded in the browser. */
function PageBroken({ input: { t } }: Pick<ShellProps, 'input'>) {
  const retry = <LinkButton href="">{t('common:retry')}</LinkButton>
  return <EmptyState titleAs="h1" title={t('common:errorTitle')} text={t('common:errorText')} actions={retry} />
}
