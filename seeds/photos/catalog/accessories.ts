// Which pictures exist of textiles, decor, books, bathroom, Christmas, jewellery, watches, electronics, pets, stationery, beauty and games.
import type { CategoryLooks } from './finish-name.ts'

export const ACCESSORY_LOOKS: readonly CategoryLooks[] = [
  {
    id: 3071,
    slug: 'cushion',
    room: 'sofa',
    looks: { cushion: ['velvet/green', 'linen/beige', 'cotton/red', 'velvet/yellow', 'wool/grey', 'cotton/multicolour'] },
  },
  { id: 3072, slug: 'throw', looks: { throw: ['wool/beige', 'wool/grey', 'wool/red', 'cotton/blue', 'wool/burgundy'] } },
  {
    id: 3073,
    slug: 'curtain',
    looks: { curtain: ['linen/beige', 'velvet/green', 'cotton/white', 'velvet/burgundy', 'cotton/blue', 'cotton/red'] },
  },
  { id: 3074, slug: 'bedding', looks: { bedding: ['linen/white', 'cotton/blue', 'linen/beige', 'cotton/pink', 'linen/green'] } },
  { id: 3075, slug: 'tablecloth', looks: { tablecloth: ['linen/white', 'cotton/red', 'linen/beige', 'cotton/blue', 'linen/olive'] } },
  {
    id: 3076,
    slug: 'vase',
    room: 'sideboard',
    looks: {
      'baluster-vase': ['porcelain/white', 'ceramics/blue', 'ceramics/green'],
      'bottle-vase': ['coloured-glass/green', 'stoneware/brown'],
      'glass-vase': ['crystal/transparent', 'coloured-glass/orange'],
    },
  },
  {
    id: 3077,
    slug: 'figurine',
    looks: {
      'bird-figurine': ['teak/brown', 'porcelain/white', 'brass/gold', 'crystal/transparent'],
      'cat-figurine': ['ceramics/black', 'porcelain/white'],
    },
  },
  { id: 3078, slug: 'frame', looks: { 'photo-frame': ['silver/silver', 'walnut/brown', 'brass/gold', 'wood/white'] } },
  {
    id: 3079,
    slug: 'bowl',
    looks: { bowl: ['ceramics/green', 'teak/brown', 'coloured-glass/blue', 'silver/silver'] },
  },
  {
    id: 3080,
    slug: 'poster',
    looks: { poster: ['paper/red', 'paper/blue', 'paper/yellow', 'paper/black'] },
  },
  {
    id: 3081,
    slug: 'wallpaper',
    looks: { wallpaper: ['paper/green', 'paper/blue', 'paper/beige', 'paper/pink', 'paper/white', 'paper/cream', 'paper/ecru'] },
  },
  {
    id: 3082,
    slug: 'wall-plate',
    looks: { 'wall-plate': ['porcelain/blue', 'ceramics/green', 'faience/multicolour', 'brass/gold'] },
  },
  { id: 3083, slug: 'tapestry', looks: { tapestry: ['wool/multicolour', 'wool/beige', 'cotton/blue', 'wool/brown', 'wool/red'] } },
  { id: 3084, slug: 'album', looks: { 'book-stack': ['paper/white', 'paper/red', 'paper/blue', 'paper/black'] } },
  {
    id: 3085,
    slug: 'antique-book',
    looks: { 'antique-books': ['leather/brown', 'leather/burgundy', 'leather/green', 'paper/beige'] },
  },
  { id: 3086, slug: 'catalogue', looks: { magazines: ['paper/white', 'paper/orange', 'paper/green', 'paper/grey'] } },
  { id: 3087, slug: 'bath-furniture', looks: { washstand: ['oak/beige', 'walnut/brown', 'wood/white', 'marble/green'] } },
  { id: 3088, slug: 'tap', looks: { tap: ['brass/gold', 'chrome/silver', 'copper/orange', 'metal/black'] } },
  {
    id: 3089,
    slug: 'bath-accessory',
    looks: { 'bath-set': ['ceramics/white', 'marble/white', 'brass/gold', 'glass/transparent'] },
  },
  { id: 3090, slug: 'bauble', looks: { baubles: ['glass/red', 'glass/gold', 'glass/green', 'coloured-glass/blue'] } },
  { id: 3091, slug: 'tree', looks: { 'christmas-tree': ['plastic/green', 'wood/brown', 'plastic/white', 'metal/gold'] } },
  {
    id: 3092,
    slug: 'christmas-decor',
    looks: { wreath: ['plastic/green', 'brass/gold'], 'paper-star': ['paper/white', 'paper/red'] },
  },
  { id: 3093, slug: 'ring', looks: { ring: ['brass/gold', 'silver/silver', 'silver/blue', 'brass/green'] } },
  {
    id: 3094,
    slug: 'necklace',
    looks: { necklace: ['silver/silver', 'brass/gold', 'coloured-glass/red', 'plastic/orange'] },
  },
  { id: 3095, slug: 'earrings', looks: { earrings: ['silver/silver', 'brass/gold', 'brass/green', 'silver/blue'] } },
  { id: 3096, slug: 'bracelet', looks: { bracelet: ['silver/silver', 'brass/gold', 'plastic/orange', 'plastic/green'] } },
  { id: 3097, slug: 'brooch', looks: { brooch: ['brass/gold', 'silver/silver', 'silver/blue', 'brass/red'] } },
  {
    id: 3098,
    slug: 'watch-women',
    looks: { 'slim-watch': ['leather/brown', 'brass/gold', 'leather/burgundy', 'silver/silver'] },
  },
  {
    id: 3099,
    slug: 'watch-men',
    looks: { 'wrist-watch': ['leather/brown', 'leather/black', 'steel/silver', 'leather/caramel'] },
  },
  { id: 3100, slug: 'pocket-watch', looks: { 'pocket-watch': ['silver/silver', 'brass/gold', 'steel/black', 'bronze/brown'] } },
  {
    id: 3101,
    slug: 'radio',
    room: 'sideboard',
    looks: { radio: ['walnut/brown', 'teak/caramel', 'plastic/cream', 'plastic/red', 'wood/black'] },
  },
  { id: 3102, slug: 'turntable', looks: { turntable: ['walnut/brown', 'teak/caramel', 'plastic/black', 'wood/white'] } },
  { id: 3103, slug: 'speaker', looks: { speaker: ['walnut/brown', 'teak/caramel', 'wood/black', 'plastic/white'] } },
  { id: 3104, slug: 'camera', looks: { camera: ['leather/black', 'leather/brown', 'metal/silver', 'plastic/black'] } },
  { id: 3105, slug: 'pet-bed', looks: { 'pet-bed': ['fabric/beige', 'fabric/grey', 'velvet/green', 'wicker/brown'] } },
  {
    id: 3106,
    slug: 'pet-bowl',
    looks: { 'pet-bowl': ['ceramics/white', 'stoneware/black', 'ceramics/blue', 'steel/silver'] },
  },
  { id: 3107, slug: 'pet-accessory', looks: { collar: ['leather/brown', 'leather/black', 'leather/red', 'cotton/blue'] } },
  { id: 3108, slug: 'notebook', looks: { notebook: ['leather/brown', 'paper/red', 'leather/black', 'linen/beige'] } },
  {
    id: 3109,
    slug: 'pen',
    looks: { 'fountain-pen': ['plastic/black', 'plastic/green', 'silver/silver', 'plastic/burgundy'] },
  },
  { id: 3110, slug: 'desk-set', looks: { 'desk-set': ['leather/brown', 'walnut/brown', 'brass/gold', 'marble/black'] } },
  {
    id: 3111,
    slug: 'dressing-table',
    looks: { 'dressing-table': ['walnut/brown', 'wood/white'], 'jewel-box': ['wood/brown', 'velvet/pink'] },
  },
  {
    id: 3112,
    slug: 'flacon',
    looks: {
      flacon: ['crystal/transparent', 'coloured-glass/pink', 'coloured-glass/purple', 'coloured-glass/yellow'],
    },
  },
  {
    id: 3113,
    slug: 'cosmetics',
    looks: { cosmetics: ['glass/white', 'silver/silver', 'coloured-glass/brown', 'brass/gold', 'glass/transparent'] },
  },
  { id: 3114, slug: 'chess', looks: { chess: ['walnut/brown', 'rosewood/brown', 'marble/black', 'oak/beige'] } },
  { id: 3115, slug: 'board-game', looks: { 'board-game': ['wood/brown', 'paper/red', 'paper/green', 'oak/beige'] } },
  { id: 3116, slug: 'cards', looks: { cards: ['paper/red', 'paper/blue', 'paper/black', 'paper/green', 'paper/ecru'] } },
  { id: 3117, slug: 'puzzle', looks: { puzzle: ['paper/multicolour', 'wood/beige', 'paper/blue', 'wood/brown'] } },
]
