import { href } from '../../addresses/href.ts'
import { catalogHref, contentHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { MailedLinkFrame } from '../mailed-link-frame.tsx'
import { NewsletterLinkForm } from './newsletter-link-form.client.tsx'

type Input = PrivatePageInput<RouteParams['confirmNewsletter']>

/** Target of the link that confirms a sign-up for the newsletter (EXT-52). */
export function ConfirmNewsletterPage(input: Input) {
  const { t, language } = input
  const next = { href: contentHref('newsletter', language), text: t('common:newsletterTitle') }
  const labels = { submit: t('common:newsletterConfirm'), done: t('common:newsletterConfirmed'), dead: t('common:newsletterLinkDead') }
  const head = { title: t('common:newsletterConfirmTitle'), lead: t('common:newsletterConfirmLead') }
  return <LinkPage input={input} page="confirmNewsletter" {...head} labels={labels} next={next} />
}

/** Target of the link in every mail of the newsletter, which ends it without a login (GAP-40, EXT-52). */
export function EndNewsletterPage(input: Input) {
  const { t, language } = input
  const next = { href: catalogHref(language), text: t('common:goToCatalog') }
  const labels = { submit: t('common:newsletterEnd'), done: t('common:newsletterEnded'), dead: t('common:newsletterEndDead') }
  const head = { title: t('common:newsletterEndTitle'), lead: t('common:newsletterEndLead') }
  return <LinkPage input={input} page="endNewsletter" {...head} labels={labels} next={next} />
}

interface LinkPageProps {
  input: Input
  page: 'confirmNewsletter' | 'endNewsletter'
  title: string
  lead: string
  labels: { submit: string; done: string; dead: string }
  next: { href: string; text: string }
}

function LinkPage({ input, page, title, lead, labels, next }: LinkPageProps) {
  const { params, t, language } = input
  const { outcome = null } = params
  const frame = { input, title, lead, canonical: href(page, { token: null }, language), needsScripts: false, next }
  return (
    <MailedLinkFrame {...frame} missing={<Notice tone={outcome === 'done' ? 'success' : 'warning'}>{labels[outcome ?? 'dead']}</Notice>}>
      {(token) => <NewsletterLinkForm page={page} token={token} language={language} labels={{ ...failureLabels(t), ...labels }} />}
    </MailedLinkFrame>
  )
}
