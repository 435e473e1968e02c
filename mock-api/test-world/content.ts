import type { Db } from '#db/open.ts'
import { banner, boutique, contentPage, promoBar, promoLabel, tag } from '#db/catalog-tables.ts'
import { OFFER_TAG } from './products.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { NOON } from './time.ts'

const texts = (name: string) => [
  { langId: 'pl', text: `${name} (pl)` },
  { langId: 'en', text: `${name} (en)` },
  { langId: 'es', text: `${name} (es)` },
]

/** The texts around the products: tags, boutiques, banners, the promo bar and pages. */
export function insertContent(db: Db): void {
  db.insert(tag)
    .values({ id: OFFER_TAG, slug: 'noc-zakupow', translations: texts('Noc zakupów') })
    .run()
  db.insert(promoLabel)
    .values({ id: 1, tagId: OFFER_TAG, text: texts('Noc'), after: NOON - DAY_MS, before: NOON + DAY_MS })
    .run()
  db.insert(boutique)
    .values({ id: 1, slug: 'zielone', title: texts('Zielone'), description: texts('<p>Zieleń</p>'), filters: { colors: [21] } })
    .run()
  insertBanners(db)
  db.insert(promoBar)
    .values([
      { id: 1, text: texts('Stary'), href: texts('/a'), backgroundColor: '#000000', startsAt: NOON - 9 * DAY_MS, endsAt: null },
      { id: 2, text: texts('Nowy'), href: texts('/b'), backgroundColor: '#c8102e', startsAt: NOON - DAY_MS, endsAt: NOON + DAY_MS },
      { id: 3, text: texts('Przyszły'), href: texts('/c'), backgroundColor: '#000000', startsAt: NOON + DAY_MS, endsAt: null },
    ])
    .run()
  const page = { langId: 'pl', title: 'Kontakt', seoTitle: 'Kontakt', seoDescription: 'Napisz do nas', body: '<p>Napisz.</p>' }
  db.insert(contentPage)
    .values([
      { ...page, slug: 'kontakt-z-nami', visibleFrom: NOON - DAY_MS, seoImage: 'fotel-front' },
      { ...page, slug: 'stylowe-zakupy-22', visibleFrom: NOON + DAY_MS, tagId: OFFER_TAG, newsletter: true },
    ])
    .run()
}

function insertBanners(db: Db): void {
  const plain = {
    langId: 'pl',
    position: 'top' as const,
    title: 'Wiosna',
    alt: 'Wiosna w salonie',
    href: '/produkty',
    desktopPhoto: 'fotel-front',
    mobilePhoto: 'fotel-bok',
    tags: [],
    vendors: [],
    categories: [],
    grid: [],
  }
  db.insert(banner)
    .values([
      { ...plain, id: 1, priority: 1 },
      { ...plain, id: 2, priority: 5, tags: [OFFER_TAG], vendors: [1], categories: [145], grid: [1, 2] },
      { ...plain, id: 3, priority: 5, position: 'carousel' },
      { ...plain, id: 4, priority: 9, langId: 'en' },
      { ...plain, id: 5, priority: 9, desktopPhoto: 'no-such-picture' },
    ])
    .run()
}
