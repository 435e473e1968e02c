// HTML descriptions: object, material, condition, dimensions, care, delivery. Plain Polish that fits the object.
import { careSentences, conditionSentences, roomSentences } from './sentences.ts'
import { SHADES } from './colours.ts'
import type { Delivery } from './delivery.ts'
import type { Design } from './design.ts'
import type { Dimensions } from './dimensions.ts'
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import { CONDITION } from './conditions.ts'
import { eraWords } from './eras.ts'
import { agree, type Gender, isAdjective, PAST } from './grammar.ts'
import { ORIGINS } from './makers/countries.ts'
import { parentCategoryOf } from '../parent-category.ts'
import type { Rng } from '../random.ts'
import { isMadeOnce } from './stock.ts'

export interface DescribedProduct {
  design: Design
  dimensions: Dimensions
  delivery: Delivery
  shippingDays: number
  stock: number
}

/** The description of a product: paragraphs, a list of facts, a note on delivery. */
export function descriptionOf(product: DescribedProduct, rng: Rng): string {
  const { design } = product
  const care = rng.pick(careSentences(design.noun.categoryId, design.makeUp.care))
  const room = rng.pick(roomSentences(design.noun.categoryId))
  const condition = rng.pick(conditionSentences(design.condition))
  return (
    `<p>${opening(design, rng)} ${authors(design)}${room}</p>` +
    `<p>${condition}${product.stock > 1 ? ` ${rng.pick(SEVERAL)}` : ''}</p>` +
    `<ul>${facts(product).join('')}</ul>` +
    `<p>${care}</p>` +
    `<p>${deliveryNote(product, rng)}</p>`
  )
}

const SEVERAL = [
  'Dostępnych jest kilka sztuk, cena dotyczy jednej.',
  'Mamy więcej egzemplarzy; przy większym zamówieniu prosimy o wiadomość.',
] as const

const IS: Record<Gender, string> = { m: 'jest', f: 'jest', n: 'jest', p: 'są' }
const COMES: Record<Gender, string> = { m: 'pochodzi', f: 'pochodzi', n: 'pochodzi', p: 'pochodzą' }
const THIS: Record<Gender, string> = { m: 'Ten', f: 'Ta', n: 'To', p: 'Te' }

function opening(design: Design, rng: Rng): string {
  const { noun, makeUp, era, classification, condition, maker, collection } = design
  const { text, gender } = noun
  const made = makeUp.title && isAdjective(makeUp.title) ? ` ${agree(makeUp.title, gender)}` : ''
  const name = `<strong>${text.charAt(0).toUpperCase()}${text.slice(1)}${made}</strong>`
  // Polish origin is not mentioned to a Polish audience.
  const origin = maker.origin === null || maker.origin === 'pl' ? '' : ` ${ORIGINS[maker.origin][1]}`
  if (classification === CLASSIFICATION.contemporary) {
    const series = collection === null ? '' : ` z serii ${collection}`
    if (isMadeOnce(noun.categoryId)) return `${name} ${PAST[gender].made} w pracowni autora, w jednym egzemplarzu.`
    const plain = [
      `${name}${series} to prosta forma i materiał, który dobrze się starzeje.`,
      `${name}${series}: spokojna linia, staranne wykończenie, żadnych zbędnych ozdób.`,
    ]
    // What a known house makes comes from no small workshop, and nobody makes to order what has been used.
    const isOfWorkshop = maker.manufacturer === null && maker.brand === null && condition === CONDITION.new
    return rng.pick([
      ...plain,
      ...(isOfWorkshop
        ? [
            `${name}${series} ${PAST[gender].made} w małej pracowni, w krótkiej serii.`,
            `${name}${series} ${IS[gender]} ${agree('robiony', gender)} na zamówienie, z kontrolą każdego egzemplarza.`,
          ]
        : []),
    ])
  }
  const when = eraWords(era).genitive
  const sentences = [
    `${name} ${COMES[gender]} ${origin && `${origin.trim()}, `}z ${when}.`,
    `${name} z ${when}, ${agree('przywieziony', gender)}${origin || ' z prywatnego mieszkania'}.`,
    `${name} z ${when} ${PAST[gender].found} do nas z domu, w którym ${PAST[gender].was} od początku.`,
    `${THIS[gender]} ${text}${made} to dobry przykład wzornictwa z ${when}${origin && `, ${agree('sprowadzony', gender)}${origin}`}.`,
  ]
  // Pictures are not industrial design.
  return rng.pick(noun.field === 'artist' ? sentences.slice(0, 3) : sentences)
}

/** What piece of a well-known model it is; replicas are not sold. */
const EDITIONS: Record<ClassificationId, string> = {
  [CLASSIFICATION.vintage]: 'Oryginał z epoki. ',
  [CLASSIFICATION.antique]: 'Oryginał z epoki. ',
  [CLASSIFICATION.contemporary]: 'Nowe wydanie na licencji. ',
}

function authors({ noun, classification, maker, kind, signature }: Design): string {
  const designer = maker.designer === null ? '' : `Projekt: ${maker.designer}. `
  const house = maker.manufacturer ?? maker.brand
  const made = house === null ? '' : `Producent: ${house}${maker.model === null ? '' : `, ${maker.model}`}. `
  const title = kind === null ? '' : `„${kind}”, `
  const signed =
    noun.field !== 'artist'
      ? ''
      : `${title === '' ? 'Praca' : `Praca ${title}`}${signature === null ? 'autor nieznany' : `sygnowana: ${signature}`}. `
  return designer + made + (maker.band ? EDITIONS[classification] : '') + signed
}

function facts({ design: { noun, makeUp, colour, condition }, dimensions }: DescribedProduct): string[] {
  const [name = ''] = SHADES[colour] ?? []
  const sizes = sizesOf(noun.categoryId, dimensions)
  return [
    `<li>Materiał: ${makeUp.text}</li>`,
    `<li>Kolor: ${name}</li>`,
    `<li>Wymiary: ${sizes.join(', ')}</li>`,
    `<li>Stan: ${CONDITION_NAMES[condition]}</li>`,
  ]
}

/** Rugs and cloths have a length instead of depth or height. */
const RUGS = 155
const CLOTHS = 157

function sizesOf(categoryId: number, { width, height, depth }: Dimensions): string[] {
  const parent = parentCategoryOf(categoryId)
  if (parent === RUGS && depth !== null) return [`szerokość ${width} cm`, `długość ${depth} cm`]
  if (parent === CLOTHS && depth === null) return [`szerokość ${width} cm`, `długość ${height} cm`]
  return [`szerokość ${width} cm`, `wysokość ${height} cm`, ...(depth === null ? [] : [`głębokość ${depth} cm`])]
}

const CONDITION_NAMES = {
  1: 'nowy',
  2: 'nowy ze starych zapasów',
  3: 'odrestaurowany',
  4: 'idealny',
  5: 'bardzo dobry',
  6: 'dobry',
  7: 'do renowacji',
} as const

function deliveryNote({ delivery: { standard, home }, shippingDays, design: { noun } }: DescribedProduct, rng: Rng): string {
  const days = shippingDays === 1 ? 'w ciągu jednego dnia roboczego' : `w ciągu ${shippingDays} dni roboczych`
  if (standard === null && home === null)
    return 'Odbiór osobisty lub transport ustalany indywidualnie; prosimy o wiadomość z kodem pocztowym.'
  if (standard === null)
    return `Dostarczamy własnym transportem z wniesieniem do mieszkania, wysyłka ${days}. Termin ustalamy telefonicznie.`
  const packing =
    noun.parcel === 'furniture' || noun.parcel === 'large'
      ? rng.pick(['Pakujemy w koce i tekturę', 'Całość zabezpieczamy pianką i tekturą', 'Narożniki i szkło osłaniamy osobno'])
      : rng.pick([
          'Pakujemy w podwójny karton i papier',
          'Paczkę wypełniamy papierem, bez folii bąbelkowej',
          'Pakujemy starannie, z nadrukiem „ostrożnie”',
        ])
  const free = standard === 0 ? ' Przesyłka jest bezpłatna.' : ''
  return `${packing}, wysyłka ${days}.${free} Chętnie odpowiemy na pytania.`
}
