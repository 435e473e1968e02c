// The wide compositions: which things stand together, left to right. A banner is one row; the mobile crop shows `mobile` of its things.
import type { ByLanguage } from '#app/domain/language.ts'
import type { FinishName } from './finish-name.ts'

/** A thing of a banner: form, finish. */
export type BannerThing = readonly [form: string, finish: FinishName]

export interface Banner {
  name: string
  /** Wall colour. */
  ground: string
  things: readonly BannerThing[]
  /** Space between things as a share of the widest; below 0 they overlap, the later ones in front. @default 0.04 */
  gap?: number
  /** Things of the square crop. */
  mobile: readonly BannerThing[]
  text: ByLanguage<string>
}

const ROWS: readonly Banner[] = [
  {
    name: 'home-1',
    gap: -0.28,
    ground: '#dfe0d3',
    things: [
      ['arc-lamp', 'brass/gold'],
      ['sofa', 'velvet/green'],
      ['coffee-table', 'walnut/brown'],
      ['wooden-armchair', 'walnut/orange'],
    ],
    mobile: [
      ['wooden-armchair', 'walnut/orange'],
      ['tripod-lamp', 'oak/beige'],
    ],
    text: {
      pl: 'salon z zieloną sofą i fotelem',
      en: 'a living room with a green sofa and an armchair',
      es: 'un salón con sofá verde y sillón',
    },
  },
  {
    name: 'home-2',
    ground: '#e8d9c7',
    things: [
      ['sideboard', 'teak/brown'],
      ['shell-armchair', 'leather/black'],
      ['tripod-lamp', 'wood/black'],
    ],
    mobile: [['sideboard', 'teak/brown']],
    text: { pl: 'komoda z drewna tekowego i fotel', en: 'a teak sideboard and an armchair', es: 'un aparador de teca y un sillón' },
  },
  {
    name: 'home-3',
    ground: '#d9dde0',
    things: [
      ['dining-chair', 'teak/green'],
      ['dining-table', 'oak/beige'],
      ['bentwood-chair', 'beech/black'],
    ],
    mobile: [
      ['round-table', 'teak/brown'],
      ['bentwood-chair', 'beech/black'],
    ],
    text: { pl: 'stół z krzesłami', en: 'a table with chairs', es: 'una mesa con sillas' },
  },
  {
    name: 'lamps-1',
    ground: '#e6dcc4',
    things: [
      ['table-lamp', 'ceramics/green'],
      ['mushroom-lamp', 'plastic/orange'],
      ['desk-lamp', 'metal/black'],
      ['table-lamp', 'porcelain/blue'],
    ],
    mobile: [
      ['mushroom-lamp', 'plastic/orange'],
      ['table-lamp', 'ceramics/green'],
    ],
    text: { pl: 'lampy stołowe', en: 'table lamps', es: 'lámparas de mesa' },
  },
  {
    name: 'vases-1',
    ground: '#e3d3cb',
    things: [
      ['baluster-vase', 'porcelain/white'],
      ['bottle-vase', 'coloured-glass/green'],
      ['glass-vase', 'coloured-glass/orange'],
      ['bowl', 'ceramics/green'],
      ['bottle-vase', 'ceramics/black'],
    ],
    mobile: [
      ['bottle-vase', 'coloured-glass/green'],
      ['baluster-vase', 'porcelain/white'],
      ['bottle-vase', 'ceramics/black'],
    ],
    text: { pl: 'wazony i misa', en: 'vases and a bowl', es: 'jarrones y un cuenco' },
  },
  {
    name: 'seating-1',
    ground: '#dcd8cb',
    things: [
      ['shell-chair', 'plastic/orange'],
      ['bentwood-chair', 'beech/brown'],
      ['cantilever-chair', 'chrome/beige'],
      ['dining-chair', 'oak/beige'],
      ['shell-chair', 'plastic/white'],
    ],
    mobile: [
      ['shell-chair', 'plastic/orange'],
      ['cantilever-chair', 'chrome/beige'],
    ],
    text: { pl: 'krzesła różnych projektantów', en: 'chairs by different designers', es: 'sillas de varios diseñadores' },
  },
  {
    name: 'sale-1',
    ground: '#e2c9bb',
    things: [
      ['club-armchair', 'velvet/burgundy'],
      ['drum-table', 'brass/gold'],
      ['club-armchair', 'leather/caramel'],
    ],
    mobile: [['club-armchair', 'velvet/burgundy']],
    text: { pl: 'dwa fotele klubowe ze stolikiem', en: 'two club armchairs with a side table', es: 'dos sillones con una mesa auxiliar' },
  },
  {
    name: 'kitchen-1',
    ground: '#d5ddd8',
    things: [
      ['service', 'porcelain/blue'],
      ['jug', 'faience/white'],
      ['cup', 'porcelain/pink'],
      ['pot', 'metal/orange'],
    ],
    mobile: [
      ['service', 'porcelain/blue'],
      ['jug', 'faience/white'],
    ],
    text: { pl: 'porcelana i naczynia', en: 'porcelain and kitchenware', es: 'porcelana y utensilios de cocina' },
  },
  {
    name: 'christmas-1',
    ground: '#cfd6c9',
    things: [
      ['candlestick', 'brass/gold'],
      ['candles', 'paper/red'],
      ['baubles', 'glass/red'],
      ['lantern', 'brass/gold'],
      ['candelabrum', 'brass/gold'],
    ],
    mobile: [
      ['baubles', 'glass/red'],
      ['candlestick', 'brass/gold'],
    ],
    text: { pl: 'bombki i świeczniki', en: 'baubles and candlesticks', es: 'bolas de Navidad y candelabros' },
  },
  {
    name: 'vinyl-1',
    ground: '#e5d8bd',
    things: [
      ['radio', 'walnut/brown'],
      ['turntable', 'teak/caramel'],
      ['speaker', 'walnut/brown'],
    ],
    mobile: [['radio', 'walnut/brown']],
    text: { pl: 'radio, gramofon i głośnik', en: 'a radio, a turntable and a speaker', es: 'una radio, un tocadiscos y un altavoz' },
  },
  {
    name: 'garden-1',
    ground: '#d3dbcb',
    things: [
      ['planter', 'terracotta/orange'],
      ['garden-set', 'iron/green'],
      ['garden-chair', 'teak/caramel'],
      ['planter', 'ceramics/white'],
    ],
    mobile: [
      ['planter', 'terracotta/orange'],
      ['garden-chair', 'teak/caramel'],
    ],
    text: { pl: 'meble ogrodowe i donice', en: 'garden furniture and planters', es: 'muebles de jardín y macetas' },
  },
  {
    name: 'study-1',
    ground: '#dcd3c8',
    things: [
      ['string-shelves', 'teak/caramel'],
      ['desk', 'walnut/brown'],
      ['shell-chair', 'walnut/brown'],
      ['tripod-lamp', 'teak/caramel'],
    ],
    mobile: [
      ['desk', 'walnut/brown'],
      ['tripod-lamp', 'teak/caramel'],
    ],
    text: { pl: 'gabinet z biurkiem', en: 'a study with a desk', es: 'un estudio con escritorio' },
  },
]

/** Banners with the photo keys of their two crops. */
export const BANNERS = ROWS.map((banner) => ({
  banner,
  desktop: `banner-${banner.name}`,
  mobile: `banner-${banner.name}-mobile`,
}))
