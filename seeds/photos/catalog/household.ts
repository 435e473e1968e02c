// Which pictures exist of table, garden, art, children's, gift, lighting, mirror, rug and candle categories.
import type { CategoryLooks } from './finish-name.ts'

export const HOUSEHOLD_LOOKS: readonly CategoryLooks[] = [
  {
    id: 3032,
    slug: 'plate',
    looks: { plates: ['porcelain/white', 'porcelain/blue', 'faience/green', 'stoneware/brown'] },
  },
  { id: 3033, slug: 'cup', looks: { cup: ['porcelain/white', 'porcelain/navy', 'porcelain/pink', 'stoneware/green'] } },
  {
    id: 3034,
    slug: 'glass',
    looks: {
      'wine-glass': ['glass/transparent', 'coloured-glass/green'],
      coupe: ['crystal/transparent', 'coloured-glass/blue'],
    },
  },
  { id: 3035, slug: 'cutlery', looks: { cutlery: ['silver/silver', 'brass/gold', 'steel/silver', 'steel/black'] } },
  {
    id: 3036,
    slug: 'jug',
    looks: { jug: ['faience/white', 'ceramics/blue'], 'glass-jug': ['glass/transparent', 'coloured-glass/yellow'] },
  },
  {
    id: 3037,
    slug: 'service',
    looks: { service: ['porcelain/white', 'porcelain/blue', 'porcelain/pink', 'faience/green'] },
  },
  {
    id: 3038,
    slug: 'stand',
    looks: { 'cake-stand': ['glass/transparent', 'porcelain/white', 'crystal/pink', 'silver/silver'] },
  },
  { id: 3039, slug: 'pot', looks: { pot: ['metal/orange', 'copper/orange', 'metal/blue', 'iron/black'] } },
  {
    id: 3040,
    slug: 'garden-furniture',
    looks: { 'garden-set': ['iron/white', 'iron/green', 'iron/black'], 'garden-chair': ['teak/caramel', 'rattan/beige'] },
  },
  {
    id: 3041,
    slug: 'planter',
    looks: { planter: ['terracotta/orange', 'ceramics/white', 'concrete/grey', 'ceramics/green', 'iron/black'] },
  },
  { id: 3042, slug: 'garden-decor', looks: { urn: ['stone/beige', 'iron/black', 'concrete/grey', 'terracotta/orange'] } },
  { id: 3043, slug: 'grill', looks: { grill: ['metal/black', 'metal/red', 'steel/silver', 'metal/green'] } },
  {
    id: 3044,
    slug: 'painting',
    room: 'wall',
    looks: {
      'landscape-painting': ['cotton/green', 'cotton/blue', 'wood/multicolour', 'paper/brown'],
      'abstract-painting': ['cotton/red', 'linen/yellow', 'cotton/navy', 'paper/black', 'paper/cream'],
    },
  },
  { id: 3045, slug: 'print', looks: { 'graphic-print': ['paper/black', 'paper/blue', 'paper/red', 'paper/green'] } },
  {
    id: 3046,
    slug: 'sculpture',
    looks: {
      'abstract-sculpture': ['bronze/brown', 'marble/white', 'steel/silver'],
      'curved-sculpture': ['wood/brown', 'alabaster/cream'],
    },
  },
  { id: 3047, slug: 'photograph', looks: { photograph: ['paper/black', 'paper/grey', 'paper/brown', 'paper/white'] } },
  { id: 3048, slug: 'drawing', looks: { drawing: ['paper/beige', 'paper/black', 'paper/brown', 'paper/blue'] } },
  { id: 3049, slug: 'kids-furniture', looks: { 'kids-chair': ['pine/beige', 'wood/red', 'wood/white', 'beech/blue'] } },
  {
    id: 3050,
    slug: 'toy',
    looks: { 'toy-horse': ['wood/red', 'beech/beige'], 'toy-car': ['metal/red', 'metal/green'] },
  },
  { id: 3051, slug: 'kids-lamp', looks: { 'kids-lamp': ['plastic/white', 'plastic/pink', 'wood/yellow', 'glass/white'] } },
  { id: 3052, slug: 'kids-textile', looks: { quilt: ['cotton/pink', 'cotton/blue', 'cotton/multicolour', 'wool/beige'] } },
  {
    id: 3053,
    slug: 'gift-her',
    looks: {
      'jewel-box': ['velvet/pink', 'wood/brown', 'silver/silver', 'brass/gold'],
      flacon: ['crystal/transparent', 'coloured-glass/pink'],
    },
  },
  {
    id: 3054,
    slug: 'gift-him',
    looks: { 'wrist-watch': ['leather/brown', 'steel/silver'], decanter: ['crystal/transparent', 'coloured-glass/green'] },
  },
  {
    id: 3055,
    slug: 'gift-home',
    looks: { 'bottle-vase': ['ceramics/white', 'coloured-glass/green'], candlestick: ['brass/gold', 'oak/beige'] },
  },
  {
    id: 3056,
    slug: 'gift-wedding',
    looks: { coupe: ['crystal/transparent', 'glass/pink'], 'cake-stand': ['silver/silver', 'porcelain/white'] },
  },
  { id: 3057, slug: 'bulb', looks: { bulb: ['glass/transparent', 'glass/white', 'coloured-glass/yellow', 'coloured-glass/grey'] } },
  { id: 3058, slug: 'fixture', looks: { plafond: ['glass/white', 'brass/gold', 'plastic/white', 'metal/black'] } },
  { id: 3059, slug: 'shade', looks: { shade: ['linen/beige', 'fabric/green', 'paper/white', 'velvet/burgundy'] } },
  {
    id: 3060,
    slug: 'outdoor-light',
    looks: { 'outdoor-lantern': ['iron/black', 'brass/gold', 'copper/brown', 'metal/white'] },
  },
  {
    id: 3061,
    slug: 'wall-mirror',
    room: 'wall',
    looks: {
      'round-mirror': ['brass/gold', 'oak/beige', 'metal/black', 'teak/caramel'],
      'sunburst-mirror': ['brass/gold', 'wood/gold'],
      'arch-mirror': ['walnut/brown', 'metal/white'],
    },
  },
  {
    id: 3062,
    slug: 'standing-mirror',
    looks: { 'cheval-mirror': ['walnut/brown', 'oak/beige', 'metal/black', 'brass/gold'] },
  },
  {
    id: 3063,
    slug: 'vanity-mirror',
    looks: { 'vanity-mirror': ['brass/gold', 'walnut/brown', 'chrome/silver', 'wood/white'] },
  },
  {
    id: 3064,
    slug: 'wool-rug',
    room: 'rug',
    looks: { 'wool-rug': ['wool/beige', 'wool/grey', 'wool/yellow'], 'modern-rug': ['wool/blue', 'wool/green', 'wool/multicolour'] },
  },
  {
    id: 3065,
    slug: 'oriental-rug',
    room: 'rug',
    looks: { 'oriental-rug': ['wool/red', 'wool/navy', 'wool/beige', 'cotton/burgundy', 'wool/green'] },
  },
  { id: 3066, slug: 'kilim', looks: { kilim: ['wool/red', 'wool/multicolour', 'wool/brown', 'cotton/black'] } },
  { id: 3067, slug: 'hide', looks: { hide: ['leather/brown', 'leather/white', 'leather/black', 'leather/beige'] } },
  { id: 3068, slug: 'candle', looks: { candles: ['paper/white', 'paper/beige', 'paper/red', 'paper/black'] } },
  {
    id: 3069,
    slug: 'candlestick',
    looks: { candlestick: ['brass/gold', 'silver/silver', 'crystal/transparent'], candelabrum: ['brass/gold', 'silver/silver'] },
  },
  { id: 3070, slug: 'lantern', looks: { lantern: ['metal/black', 'brass/gold', 'glass/transparent', 'metal/white'] } },
]
