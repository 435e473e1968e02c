import { Suspense } from 'react'
import { matchBanner } from '../../domain/banners.ts'
import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'
import { CategoryIndex } from './category-index.tsx'
import { CategoryTiles, CategoryTilesSkeleton } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import styles from './home-page.module.css'
import { HOME_ROWS } from './home-rows.ts'
import { categoryExamples, searchRow } from './home-searches.ts'
import { ProductRow, ProductRowSkeleton } from './product-row.tsx'

/** The front of the shop: one object large, then the departments, then what is new, cheaper and liked. */
export async function HomePage(input: PageInput<RouteParams['home']>) {
  const { shop, language } = input
  // Started together and not awaited: below the fold, and a page without one of them is whole.
  const examples = categoryExamples(shop, language)
  const rows = HOME_ROWS.map((row) => ({ row, items: searchRow(shop, row) }))
  // The banner's picture is what the visitor waits for, so its address goes out with the first bytes.
  const decorations = await shop.decorations().catch(() => null)

  return (
    <div className={styles.root}>
      <HomeHead input={input} />
      <Hero input={input} banner={decorations && matchBanner(decorations.banners, { position: 'home' })} />
      <Suspense fallback={<CategoryTilesSkeleton input={input} />}>
        <CategoryTiles input={input} examples={examples} />
      </Suspense>
      {rows.map(({ row, items }) => (
        <Suspense key={row.name} fallback={<ProductRowSkeleton input={input} row={row} />}>
          <ProductRow input={input} row={row} items={items} />
        </Suspense>
      ))}
      <CategoryIndex input={input} />
    </div>
  )
}
