import { Suspense } from 'react'
import { BreadcrumbTrail } from '../../features/breadcrumb-trail/breadcrumb-trail.tsx'
import { CampaignCountdown } from '../../features/promotions/campaign-countdown.tsx'
import type { PageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { href, type RouteParams } from '../../routes.ts'
import { CampaignProducts, CampaignProductsSkeleton } from './campaign-products.tsx'
import { ContentHead } from './content-head.tsx'
import styles from './content-page.module.css'

/** A page of text, or a campaign's page with its products (spec §2, GAP-43). */
export async function ContentPage(input: PageInput<RouteParams['content']>) {
  const { params, shop, language, t } = input
  const page = await shop.contentPage(params.slug)
  if (!page) throw notFound()

  const here = href('content', { slug: page.slug }, language)
  const trail = [
    { id: 'home', title: t('nav:home'), href: href('home', {}, language) },
    { id: page.slug, title: page.title, href: here },
  ]
  return (
    <>
      <ContentHead input={input} page={page} />
      <BreadcrumbTrail trail={trail} input={input} />
      <article className={styles.root} data-campaign={page.tagId === null ? undefined : ''}>
        <header className={styles.head}>
          <h1>{page.title}</h1>
          <CampaignCountdown input={input} slug={page.slug} />
        </header>
        {/* Written by the shop's editors: the one place, with descriptions, where markup comes from the remote shop. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.bodyHtml }} />
      </article>
      {page.tagId !== null && (
        <Suspense fallback={<CampaignProductsSkeleton input={input} />}>
          <CampaignProducts input={input} tagId={page.tagId} />
        </Suspense>
      )}
    </>
  )
}
