// Which pictures exist of furniture, lamps and seating. A new finish is one word here; a new form also needs its model in forms/.
import type { CategoryLooks } from './finish-name.ts'

export const FURNITURE_LOOKS: readonly CategoryLooks[] = [
  {
    id: 3001,
    slug: 'table',
    room: 'floor',
    looks: {
      'dining-table': ['oak/beige', 'walnut/brown', 'teak/caramel'],
      'round-table': ['teak/brown', 'ash/black'],
      'tulip-table': ['marble/white', 'plastic/black'],
    },
  },
  {
    id: 3002,
    slug: 'coffee-table',
    room: 'floor',
    looks: {
      'coffee-table': ['walnut/brown', 'oak/beige', 'teak/caramel'],
      'glass-coffee-table': ['glass/transparent', 'crystal/transparent'],
      'drum-table': ['brass/gold', 'marble/white'],
    },
  },
  {
    id: 3003,
    slug: 'desk',
    room: 'floor',
    looks: { desk: ['oak/beige', 'walnut/brown', 'teak/caramel', 'mahogany/brown'], 'trestle-desk': ['beech/white', 'steel/black'] },
  },
  {
    id: 3004,
    slug: 'chest',
    room: 'floor',
    looks: {
      sideboard: ['teak/brown', 'walnut/brown', 'oak/beige', 'wood/white'],
      'chest-of-drawers': ['teak/caramel', 'mahogany/brown', 'wood/green'],
    },
    colours: {
      'chest-of-drawers': ['wood/white', 'wood/blue', 'wood/red', 'wood/yellow', 'wood/pink', 'wood/black', 'wood/grey', 'wood/navy'],
    },
  },
  {
    id: 3005,
    slug: 'wardrobe',
    looks: { wardrobe: ['oak/beige', 'walnut/brown', 'pine/caramel', 'wood/white'] },
    colours: { wardrobe: ['wood/green', 'wood/blue', 'wood/black'] },
  },
  {
    id: 3006,
    slug: 'shelves',
    room: 'floor',
    looks: {
      shelves: ['oak/beige', 'walnut/brown', 'pine/white', 'pine/cream'],
      'string-shelves': ['teak/caramel', 'metal/black', 'metal/white'],
    },
  },
  { id: 3007, slug: 'vitrine', looks: { vitrine: ['walnut/brown', 'oak/beige', 'wood/black', 'glass/transparent'] } },
  {
    id: 3008,
    slug: 'bed',
    room: 'floor',
    looks: { bed: ['oak/beige', 'walnut/brown', 'pine/white'], 'upholstered-bed': ['velvet/green', 'fabric/grey'] },
    colours: { 'upholstered-bed': ['velvet/navy', 'velvet/pink', 'fabric/beige', 'velvet/blue', 'velvet/red'] },
  },
  {
    id: 3009,
    slug: 'nightstand',
    looks: { nightstand: ['teak/brown', 'walnut/brown', 'oak/beige', 'wood/white', 'teak/caramel'] },
    colours: { nightstand: ['wood/green', 'wood/blue', 'wood/black'] },
  },
  { id: 3010, slug: 'console', looks: { console: ['walnut/brown', 'brass/gold', 'iron/black', 'marble/white'] } },
  { id: 3011, slug: 'secretary', looks: { secretary: ['mahogany/brown', 'walnut/brown', 'oak/beige', 'cherry/caramel'] } },
  {
    id: 3012,
    slug: 'bar',
    looks: { 'bar-cart': ['brass/gold', 'chrome/silver'], 'bar-cabinet': ['rosewood/brown', 'teak/caramel'] },
  },
  {
    id: 3013,
    slug: 'table-lamp',
    room: 'sideboard',
    looks: {
      'table-lamp': ['ceramics/green', 'ceramics/white', 'porcelain/blue', 'brass/gold'],
      'mushroom-lamp': ['plastic/orange', 'coloured-glass/white', 'metal/red'],
    },
    colours: { 'table-lamp': ['ceramics/red', 'ceramics/yellow'], 'mushroom-lamp': ['plastic/yellow'] },
  },
  {
    id: 3014,
    slug: 'floor-lamp',
    room: 'floor',
    looks: { 'tripod-lamp': ['oak/beige', 'teak/caramel', 'wood/black'], 'arc-lamp': ['chrome/silver', 'brass/gold', 'metal/black'] },
  },
  {
    id: 3015,
    slug: 'pendant',
    looks: {
      'dome-pendant': ['metal/black', 'copper/orange', 'brass/gold', 'chrome/silver'],
      'globe-pendant': ['glass/white'],
      'paper-pendant': ['paper/white'],
    },
    colours: { 'dome-pendant': ['metal/white', 'metal/red', 'metal/green', 'metal/yellow'] },
  },
  { id: 3016, slug: 'sconce', looks: { sconce: ['brass/gold', 'metal/black', 'chrome/silver', 'metal/white'] } },
  {
    id: 3017,
    slug: 'chandelier',
    looks: {
      chandelier: ['brass/gold', 'crystal/transparent'],
      'sputnik-chandelier': ['brass/gold', 'chrome/silver'],
    },
  },
  {
    id: 3018,
    slug: 'desk-lamp',
    looks: { 'desk-lamp': ['metal/black', 'metal/green', 'metal/red', 'steel/grey', 'brass/gold', 'chrome/silver'] },
  },
  { id: 3019, slug: 'coat-rack', looks: { 'coat-rack': ['beech/brown', 'oak/beige', 'iron/black', 'brass/gold'] } },
  { id: 3020, slug: 'box', looks: { box: ['walnut/brown', 'silver/silver', 'rosewood/brown', 'brass/gold'] } },
  { id: 3021, slug: 'basket', looks: { basket: ['wicker/beige', 'wicker/brown', 'rattan/caramel', 'metal/black'] } },
  {
    id: 3022,
    slug: 'clock',
    looks: {
      'wall-clock': ['brass/gold', 'teak/brown', 'chrome/silver', 'steel/grey'],
      'mantel-clock': ['walnut/brown', 'marble/black'],
    },
  },
  { id: 3023, slug: 'screen', looks: { screen: ['rattan/beige', 'wood/black', 'fabric/green', 'walnut/brown'] } },
  {
    id: 3024,
    slug: 'armchair',
    room: 'floor',
    looks: {
      'wooden-armchair': ['oak/green', 'beech/yellow', 'teak/grey'],
      'club-armchair': ['leather/caramel', 'velvet/blue'],
      'shell-armchair': ['fabric/grey', 'velvet/green'],
    },
    colours: {
      'wooden-armchair': ['oak/red', 'teak/orange'],
      'club-armchair': ['velvet/red', 'velvet/pink', 'velvet/navy', 'leather/black', 'leather/brown'],
      'shell-armchair': ['fabric/white', 'velvet/pink', 'fabric/beige'],
    },
  },
  {
    id: 3025,
    slug: 'chair',
    room: 'floor',
    looks: {
      'bentwood-chair': ['beech/brown', 'beech/black', 'beech/caramel'],
      'shell-chair': ['plastic/white', 'plastic/orange'],
      'cantilever-chair': ['chrome/beige', 'steel/black'],
      'dining-chair': ['teak/green', 'oak/cream'],
    },
    colours: {
      'bentwood-chair': ['beech/white'],
      'shell-chair': ['plastic/red', 'plastic/yellow', 'plastic/blue', 'plastic/green', 'plastic/black', 'steel/silver'],
      'dining-chair': ['oak/navy', 'oak/pink', 'teak/grey'],
    },
  },
  {
    id: 3026,
    slug: 'sofa',
    room: 'floor',
    looks: {
      sofa: ['fabric/grey', 'velvet/green', 'wool/beige'],
      'club-sofa': ['leather/brown', 'leather/black'],
      'wooden-sofa': ['oak/blue', 'teak/olive'],
    },
    colours: {
      sofa: ['linen/white', 'velvet/blue', 'velvet/navy', 'velvet/pink', 'fabric/red', 'velvet/yellow', 'velvet/burgundy'],
      'club-sofa': ['leather/caramel'],
      'wooden-sofa': ['oak/orange'],
    },
  },
  {
    id: 3027,
    slug: 'pouf',
    looks: { pouf: ['velvet/pink', 'velvet/green'], 'square-pouf': ['leather/caramel', 'fabric/grey'] },
    colours: {
      pouf: ['velvet/red', 'velvet/navy', 'velvet/yellow', 'velvet/blue', 'linen/white', 'fabric/beige', 'velvet/orange'],
      'square-pouf': ['leather/black', 'leather/brown'],
    },
  },
  {
    id: 3028,
    slug: 'stool',
    looks: { stool: ['birch/beige', 'oak/brown', 'wood/red', 'teak/caramel'] },
    colours: { stool: ['wood/white', 'wood/black', 'wood/blue', 'wood/green', 'wood/yellow', 'wood/grey', 'wood/pink', 'wood/orange'] },
  },
  {
    id: 3029,
    slug: 'bench',
    looks: { bench: ['oak/beige', 'teak/brown', 'walnut/green', 'leather/caramel'] },
    colours: { bench: ['walnut/navy', 'oak/grey', 'oak/pink', 'leather/black', 'oak/white', 'oak/blue', 'walnut/red', 'oak/yellow'] },
  },
  {
    id: 3030,
    slug: 'chaise',
    looks: { chaise: ['velvet/green', 'velvet/burgundy', 'fabric/beige', 'leather/brown'] },
    colours: {
      chaise: ['velvet/blue', 'velvet/pink', 'velvet/navy', 'fabric/grey', 'linen/white', 'leather/black', 'velvet/red', 'velvet/yellow'],
    },
  },
  {
    id: 3031,
    slug: 'bar-stool',
    looks: { 'bar-stool': ['chrome/black', 'teak/caramel', 'brass/green', 'oak/beige'] },
    colours: { 'bar-stool': ['brass/red', 'brass/navy', 'chrome/white', 'brass/pink', 'chrome/grey', 'brass/yellow', 'brass/blue'] },
  },
]
