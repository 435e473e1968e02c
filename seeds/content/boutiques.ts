// Curated listings (GAP-45): title, text and search filters.
import type { ByLanguage } from '#app/domain/language.ts'
import type { boutique } from '#db/catalog-tables.ts'
import { tagId } from './tags.ts'
import { storedTexts } from '../stored-texts.ts'
import { priceIn } from './promises.ts'

interface BoutiqueSeed {
  slug: string
  titles: ByLanguage<string>
  texts: ByLanguage<string>
  filters: Record<string, unknown>
}

const ROWS: readonly BoutiqueSeed[] = [
  {
    slug: 'ikony-prl',
    titles: { pl: 'Ikony PRL', en: 'Icons of the PRL', es: 'Iconos de la PRL' },
    texts: {
      pl: 'Fotele, regały i lampy, które stały w co drugim mieszkaniu, a dziś stoją w muzeach.',
      en: 'Armchairs, shelves and lamps that stood in every other flat and now stand in museums.',
      es: 'Sillones, estanterías y lámparas que estaban en media Polonia y hoy están en los museos.',
    },
    filters: { tags: [tagId('prl')] },
  },
  {
    slug: 'dunski-salon',
    titles: { pl: 'Duński salon', en: 'A Danish living room', es: 'Un salón danés' },
    texts: {
      pl: 'Drewno tekowe i palisander, smukłe nogi, wełna. Meble z Danii, Szwecji i Norwegii.',
      en: 'Teak and rosewood, slender legs, wool. Furniture from Denmark, Sweden and Norway.',
      es: 'Teca y palisandro, patas finas, lana. Muebles de Dinamarca, Suecia y Noruega.',
    },
    filters: { categories: [145, 147], styles: [3, 4], classification: [1] },
  },
  {
    slug: 'polskie-szklo',
    titles: { pl: 'Polskie szkło', en: 'Polish glass', es: 'Vidrio polaco' },
    texts: {
      pl: 'Barwione w masie, dmuchane i prasowane: wazony, patery i kieliszki.',
      en: 'Coloured throughout, blown and pressed: vases, platters and glasses.',
      es: 'Teñido en masa, soplado y prensado: jarrones, fuentes y copas.',
    },
    filters: { categories: [148, 158], materials: [23] },
  },
  {
    slug: 'mosiezny-blask',
    titles: { pl: 'Mosiężny blask', en: 'The glow of brass', es: 'El brillo del latón' },
    texts: {
      pl: 'Lampy, świeczniki i stoliki, które odbijają wieczorne światło.',
      en: 'Lamps, candlesticks and side tables that reflect the evening light.',
      es: 'Lámparas, candelabros y mesitas que reflejan la luz de la tarde.',
    },
    filters: { materials: [14] },
  },
  {
    slug: 'male-mieszkanie',
    titles: { pl: 'Małe mieszkanie', en: 'A small flat', es: 'Un piso pequeño' },
    texts: {
      pl: 'Meble do 80 centymetrów szerokości. Mieszczą się tam, gdzie inne nie wchodzą.',
      en: 'Furniture up to 80 centimetres wide. It fits where other pieces do not.',
      es: 'Muebles de hasta 80 centímetros de ancho. Caben donde otros no entran.',
    },
    filters: { categories: [145], 'dimension-width': { to: 80 } },
  },
  {
    slug: 'antyczny-gabinet',
    titles: { pl: 'Antyczny gabinet', en: 'The antique study', es: 'El despacho antiguo' },
    texts: {
      pl: 'Biurka, sekretery, zegary i kałamarze sprzed stu lat i starsze.',
      en: 'Desks, secretaires, clocks and inkwells, a hundred years old and older.',
      es: 'Escritorios, secreteres, relojes y tinteros de hace cien años o más.',
    },
    filters: { classification: [2], categories: [3003, 3011, 3022, 3110] },
  },
  {
    slug: 'prezenty-do-200-zl',
    titles: { pl: `Prezenty do ${priceIn('pl', 200)}`, en: `Gifts up to ${priceIn('en', 200)}`, es: `Regalos hasta ${priceIn('es', 200)}` },
    texts: {
      pl: 'Drobiazgi z historią, które mieszczą się w pudełku i w budżecie.',
      en: 'Small things with a history that fit into a box and a budget.',
      es: 'Objetos pequeños con historia que caben en una caja y en el presupuesto.',
    },
    filters: { tags: [tagId('prezent')], price: { to: 200 } },
  },
  {
    slug: 'wspolczesne-pracownie',
    titles: { pl: 'Współczesne pracownie', en: 'Workshops of today', es: 'Talleres de hoy' },
    texts: {
      pl: 'Krótkie serie, lite drewno i ceramika od ludzi, których znamy z imienia.',
      en: 'Small series, solid wood and ceramics by people we know by name.',
      es: 'Series cortas, madera maciza y cerámica de personas que conocemos por su nombre.',
    },
    filters: { classification: [3], categories: [145, 147, 148, 158] },
  },
]

/** Every boutique. */
export const BOUTIQUES: readonly (typeof boutique.$inferInsert)[] = ROWS.map(({ slug, titles, texts, filters }, index) => ({
  id: index + 1,
  slug,
  title: storedTexts(titles),
  description: storedTexts(texts, (text) => `<p>${text}</p>`),
  filters,
}))
