import { Suspense } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { Product } from '../../domain/product/product.ts'
import { campaignOf, campaignPhase } from '../../domain/marketing/campaigns.ts'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx'
import { promotionsLink } from '../../features/promotions/header-promotion.ts'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import { routeSegment } from '../../i18n/route-segments.ts'
import type { PageInput } from '../../page.ts'
import { notFound, permanentRedirect } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { isGone } from '../../shop-api/shop-api-error.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EnquiryProduct } from './enquiry-product.tsx'
import { CampaignHead } from './campaign-head.tsx'
import { ContactSection } from './contact-section.tsx'
import { contentList } from './content-list.ts'
import { ContentHead } from './content-head.tsx'
import styles from './content-page.module.css'
import { ContentProducts, ContentProductsSkeleton } from './content-products.tsx'
import { RunningCampaign } from './running-campaign.tsx'

/** A text page, or a campaign page with its products (spec §2, GAP-43). */
export async function ContentPage(input: PageInput<RouteParams['content']>) {
  const { params, shop, language, t, now } = input
  const page = await shop.contentPage(params.slug)
  if (!page) throw notFound()
  const asked = params.product === undefined ? null : await askedProduct(input, params.product)

  const contact = page.hasContactForm && <ContactSection input={input} product={asked} />

  const campaign = campaignOf(page.slug)
  const list = contentList(page, campaign, input)
  const promotions = promotionsLink(input)
  const trail = [
    { id: 'home', title: t('nav:home'), href: href('home', {}, language) },
    ...(campaign ? [{ id: 'promotions', ...promotions }] : []),
    { id: page.slug, title: page.title, href: href('content', { slug: page.slug }, language) },
  ]
  return (
    <>
      <ContentHead input={input} page={page} />
      <BreadcrumbTrail trail={trail} input={input} />
      <article className={styles.root} data-campaign={campaign ? (page.tagId ?? '') : undefined}>
        {campaign ? (
          <CampaignHead input={input} campaign={campaign} page={page} />
        ) : (
          <header className={styles.head}>
            <h1>{page.title}</h1>
          </header>
        )}
        {asked && <EnquiryProduct input={input} product={asked} />}
        {asked && contact}
        {page.slug === routeSegment('promotions', language) && <RunningCampaign input={input} />}
        <RichText html={page.bodyHtml} />
        {!asked && contact}
        {campaign && campaignPhase(campaign, now) === 'after' && (
          <p>
            <LinkButton href={promotions.href} variant="secondary">
              {t('common:campaignNow')}
            </LinkButton>
          </p>
        )}
        {page.hasNewsletter && <NewsletterSection input={input} placement="landing" />}
      </article>
      {list && (
        <Suspense fallback={<ContentProductsSkeleton input={input} list={list} />}>
          <ContentProducts input={input} list={list} />
        </Suspense>
      )}
    </>
  )
}

/** The product of an enquiry (GAP-87); null: the shop API fails. A number of no product leads to the page without it. */
async function askedProduct(
  { shop, params: { slug }, language }: PageInput<RouteParams['content']>,
  id: ProductId,
): Promise<Product | null> {
  const product = await shop.product(id).catch((error: unknown) => (isGone(error) ? null : undefined))
  if (product === null) throw permanentRedirect(href('content', { slug }, language))
  return product ?? null
}
