import { type ComponentProps, Suspense } from 'react'
import { matchBanners } from '../../domain/marketing/banners.ts'
import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LastViewedSection } from '../../features/last-viewed/last-viewed-section.client.tsx'
import { Part } from '../../features/parts/part.tsx'
import { Boutiques } from './boutiques.tsx'
import { CategoryIndex } from './category-index.tsx'
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { homeBoutiques } from './home-boutiques.ts'
import { HomeHead } from './home-head.tsx'
import styles from './home-page.module.css'
import { departments, searchRow } from './home-searches.ts'
import { Plates } from './plates.tsx'
import { ProductRow, ProductRowSkeleton } from './product-row.tsx'

/** Banner positions of the home page: the cover and, further down, two plates (GAP-29). */
const BANNER_COUNT = 3

/** The home page: hero, departments, then rows of new, reduced, curated and popular products. */
export async function HomePage(input: PageInput<RouteParams['home']>) {
  const { shop, language, market, t } = input
  // Started together and not awaited: below the fold, and the page is complete without any one of them.
  const tiles = departments(shop, language)
  const boutiques = homeBoutiques(shop)
  const rows = { newest: searchRow(shop, 'newest'), promo: searchRow(shop, 'promo'), popular: searchRow(shop, 'popular') }
  // The cover is the LCP picture, so its URL is in the first chunk.
  const decorations = await shop.decorations().catch(() => null)
  const [cover = null, ...plates] = matchBanners(decorations?.banners ?? [], { position: 'home' }).slice(0, BANNER_COUNT)

  return (
    <div className={styles.root}>
      <HomeHead input={input} />
      <Hero input={input} banner={cover} />
      <Suspense fallback={<CategoryTilesSkeleton input={input} />}>
        <CategoryTiles input={input} departments={tiles} />
      </Suspense>
      <Row input={input} name="newest" items={rows.newest} />
      <Part name="lastViewed">
        <LastViewedSection
          title={t('product:lastViewed')}
          emptyText={t('product:lastViewedEmpty')}
          clearLabel={t('product:lastViewedClear')}
          sold={t('product:badgeSoldOut')}
          language={language}
          pathPrefix={market.prefix}
        />
      </Part>
      <Plates input={input} banners={plates} />
      <Row input={input} name="promo" items={rows.promo} />
      <Suspense fallback={null}>
        <Boutiques input={input} boutiques={boutiques} />
      </Suspense>
      <Row input={input} name="popular" items={rows.popular} />
      <CategoryIndex input={input} />
    </div>
  )
}

function Row(row: ComponentProps<typeof ProductRow>) {
  return (
    <Part name="row">
      <Suspense fallback={<ProductRowSkeleton {...row} />}>
        <ProductRow {...row} />
      </Suspense>
    </Part>
  )
}
