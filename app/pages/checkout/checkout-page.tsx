import { CHECKOUT_STEPS, THANK_YOU } from '../../domain/checkout/checkout.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { PageUser } from '../../features/account/page-user.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CartIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { checkoutData } from './checkout-data.ts'
import styles from './checkout-page.module.css'
import { CheckoutView } from './checkout-view.client.tsx'
import { stepTitles } from './checkout-labels.ts'
import { ForgetDraft } from './forget-draft.client.tsx'
import { thankYou } from './thank-you.tsx'

type Input = PrivatePageInput<RouteParams['checkout']>

/** The checkout (GAP-31): four steps, each with its own URL, then the thank-you page. */
export async function CheckoutPage(input: Input) {
  const { t, language, params } = input
  return (
    <>
      <PrivatePageHead
        input={input}
        title={browserTitle(input)}
        description={t('common:checkoutDescription')}
        canonical={href('checkout', { step: CHECKOUT_STEPS[0], order: null }, language)}
      />
      <p className={styles.top}>
        <a className={styles.logo} href={href('home', {}, language)} aria-label={t('nav:homeLink')}>
          Patyna
        </a>
        {params.step !== THANK_YOU && (
          <a className={styles.back} href={href('cart', {}, language)}>
            {t('common:checkoutToCart')}
          </a>
        )}
      </p>
      {params.step === THANK_YOU ? await thankYou(input) : await steps(input, params.step)}
    </>
  )
}

/** Names the step first: it is what tells the entries of the history apart. */
function browserTitle({ t, params: { step } }: Input): string {
  if (step === THANK_YOU) return t('common:checkoutTitle')
  const place = { step: CHECKOUT_STEPS.indexOf(step) + 1, count: CHECKOUT_STEPS.length, title: stepTitles(t)[step] }
  return `${t('nav:barStep', place)} – ${t('common:checkoutTitle')}`
}

async function steps(input: Input, step: (typeof CHECKOUT_STEPS)[number]) {
  const { t, language } = input
  const data = await unlessFailed(checkoutData(input))
  if (data === undefined) {
    return (
      <EmptyState
        titleAs="h1"
        title={t('common:cartFailedTitle')}
        text={t('common:cartFailedText')}
        icon={<WarningIcon size={40} />}
        actions={<LinkButton href={href('checkout', { step, order: null }, language)}>{t('common:retry')}</LinkButton>}
      />
    )
  }
  if (data.lying === null) {
    return (
      <>
        <ForgetDraft isGuest={data.profile === null} />
        <EmptyState
          titleAs="h1"
          title={t('common:cartEmptyTitle')}
          text={t('common:cartEmptyText')}
          icon={<CartIcon size={40} />}
          actions={<LinkButton href={catalogHref(language)}>{t('common:goToCatalog')}</LinkButton>}
        />
      </>
    )
  }
  const titles = stepTitles(t)
  return (
    <>
      <Stepper
        label={t('common:checkoutSteps')}
        current={CHECKOUT_STEPS.indexOf(step)}
        completedLabel={t('common:checkoutCompleted')}
        steps={CHECKOUT_STEPS.map((each) => ({ title: titles[each], href: data.hrefs.steps[each] }))}
      />
      {data.profile && <PageUser id={data.profile.id} />}
      <NeedsScripts t={t} />
      <CheckoutView step={step} data={data} />
    </>
  )
}
