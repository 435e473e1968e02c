// Banners (GAP-48). A row is one banner in every language; an empty list of a configuration matches everywhere.
import { type ByLanguage, inLanguage, LANGUAGES, type Language } from '#app/domain/language.ts'
import type { banner } from '#db/catalog-tables.ts'
import { bannerPictures } from '../photos/banner-pictures.ts'
import { VENDOR_IDS } from '../vendors/vendor-ids.ts'
import { boutiquePath, catalogPath, tagPath } from './shop-paths.ts'
import { tagId } from './tags.ts'
import { priceIn } from './promises.ts'

type BannerRow = typeof banner.$inferSelect

interface BannerSeed {
  position: BannerRow['position']
  priority: number
  /** Name of the picture in photos/banners.ts. */
  picture: string
  titles: ByLanguage<string>
  href: (language: Language) => string
  tags?: number[]
  vendors?: number[]
  categories?: number[]
  grid?: number[]
}

const ROWS: readonly BannerSeed[] = [
  {
    position: 'home',
    priority: 30,
    picture: 'home-1',
    titles: { pl: 'Salon, w którym chce się zostać', en: 'A living room to stay in', es: 'Un salón donde quedarse' },
    href: (language) => tagPath(language, 'do-salonu'),
    grid: [1],
  },
  {
    position: 'home',
    priority: 20,
    picture: 'home-2',
    titles: { pl: 'Drewno tekowe z północy', en: 'Teak from the north', es: 'Teca del norte' },
    href: (language) => boutiquePath(language, 'dunski-salon'),
    grid: [2],
  },
  {
    position: 'home',
    priority: 10,
    picture: 'home-3',
    titles: { pl: 'Stół na wiele lat', en: 'A table for many years', es: 'Una mesa para muchos años' },
    href: (language) => catalogPath(language, 'categories=3001,3025'),
    grid: [3],
  },
  {
    position: 'carousel',
    priority: 30,
    picture: 'sale-1',
    titles: { pl: 'Obniżki tego tygodnia', en: 'This week’s reductions', es: 'Rebajas de esta semana' },
    href: (language) => catalogPath(language, 'onlyPromo=true'),
  },
  {
    position: 'carousel',
    priority: 20,
    picture: 'seating-1',
    titles: { pl: 'Sto krzeseł, każde inne', en: 'A hundred chairs, no two alike', es: 'Cien sillas, todas distintas' },
    href: (language) => catalogPath(language, 'categories=3025'),
  },
  {
    position: 'carousel',
    priority: 10,
    picture: 'vases-1',
    titles: { pl: 'Szkło z polskich hut', en: 'Glass from Polish works', es: 'Vidrio de fábricas polacas' },
    href: (language) => boutiquePath(language, 'polskie-szklo'),
  },
  {
    position: 'carousel',
    priority: 5,
    picture: 'kitchen-1',
    titles: { pl: 'Porcelana na co dzień', en: 'Porcelain for every day', es: 'Porcelana para cada día' },
    href: (language) => tagPath(language, 'porcelana'),
  },
  {
    position: 'top',
    priority: 1,
    picture: 'christmas-1',
    titles: { pl: 'Prezenty z historią', en: 'Gifts with a history', es: 'Regalos con historia' },
    href: (language) => tagPath(language, 'pod-choinke'),
  },
  {
    position: 'top',
    priority: 10,
    picture: 'lamps-1',
    titles: { pl: 'Światło na długie wieczory', en: 'Light for long evenings', es: 'Luz para noches largas' },
    href: (language) => catalogPath(language, 'categories=3000'),
    categories: [3000, 3013, 3014, 3015, 3016, 3017, 3018, 153],
  },
  {
    position: 'top',
    priority: 10,
    picture: 'seating-1',
    titles: { pl: 'Usiądź wygodnie', en: 'Take a seat', es: 'Toma asiento' },
    href: (language) => catalogPath(language, 'categories=147'),
    categories: [147, 3024, 3025, 3026, 3027, 3028, 3029, 3030, 3031],
  },
  {
    position: 'top',
    priority: 10,
    picture: 'garden-1',
    titles: { pl: 'Taras jak drugi pokój', en: 'The terrace, a second room', es: 'La terraza, otra estancia' },
    href: (language) => tagPath(language, 'na-taras'),
    categories: [149, 3040, 3041, 3042, 3043],
  },
  {
    position: 'top',
    priority: 10,
    picture: 'vinyl-1',
    titles: { pl: 'Radio, które znów gra', en: 'A radio that plays again', es: 'Una radio que vuelve a sonar' },
    href: (language) => catalogPath(language, 'categories=165'),
    categories: [165, 3101, 3102, 3103, 3104],
  },
  {
    position: 'top',
    priority: 20,
    picture: 'study-1',
    titles: { pl: 'Gabinet z PRL', en: 'A study from the PRL', es: 'Un despacho de la PRL' },
    href: (language) => boutiquePath(language, 'ikony-prl'),
    tags: [tagId('prl')],
  },
  {
    position: 'top',
    priority: 20,
    picture: 'home-2',
    titles: { pl: 'Nowości prosto z pracowni', en: 'Straight from the workshop', es: 'Recién salido del taller' },
    href: (language) => catalogPath(language, 'sortOrder=newest&sortDir=desc'),
    vendors: [VENDOR_IDS.vendor, VENDOR_IDS.proVendor],
  },
  {
    position: 'bottom',
    priority: 1,
    picture: 'home-3',
    titles: { pl: 'Zapytaj o transport z wniesieniem', en: 'Ask about in-home delivery', es: 'Pregunta por la entrega en tu casa' },
    href: (language) => `/cp/${language}/kontakt-z-nami`,
  },
  {
    position: 'bottom',
    priority: 10,
    picture: 'vases-1',
    titles: {
      pl: `Szkło i ceramika do ${priceIn('pl', 350)}`,
      en: `Glass and ceramics up to ${priceIn('en', 350)}`,
      es: `Vidrio y cerámica hasta ${priceIn('es', 350)}`,
    },
    href: (language) => catalogPath(language, 'categories=158&priceTo=350'),
    categories: [148, 158, 3076, 3077, 3079],
  },
  {
    position: 'bottom',
    priority: 10,
    picture: 'kitchen-1',
    titles: { pl: 'Nakryj do stołu', en: 'Lay the table', es: 'Pon la mesa' },
    href: (language) => catalogPath(language, 'categories=148'),
    tags: [tagId('do-jadalni'), tagId('porcelana')],
  },
]

const PICTURES = new Map(bannerPictures().map((pictures) => [pictures.name, pictures]))

/** Every banner in every language. */
export const BANNERS: readonly BannerRow[] = ROWS.flatMap((row, index) =>
  LANGUAGES.map((langId, language): BannerRow => {
    const pictures = PICTURES.get(row.picture)
    if (!pictures) throw new RangeError(`No pictures ${row.picture}`)
    const { desktop, mobile } = pictures
    return {
      id: index * LANGUAGES.length + language + 1,
      langId,
      position: row.position,
      priority: row.priority,
      title: inLanguage(row.titles, langId),
      alt: desktop.view.find((text) => text.langId === langId)?.text ?? inLanguage(row.titles, langId),
      href: row.href(langId),
      desktopPhoto: desktop.key,
      mobilePhoto: mobile.key,
      tags: row.tags ?? [],
      vendors: row.vendors ?? [],
      categories: row.categories ?? [],
      grid: row.grid ?? [],
    }
  }),
)
