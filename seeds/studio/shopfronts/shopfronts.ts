// The fronts of shops: colours, and what stands in their windows. Centimetres; the window goes from x = -172 to 68 and 120 deep behind z = 0.
import type { TradeName } from '../../vendors/vendor-trades.ts'
import type { Placement } from '../scenes/scene.ts'

export interface Shopfront {
  trade: TradeName
  /** Colours of the joinery, the wall, the wall inside and the letters. */
  paint: string
  wall: string
  back: string
  letters: string
  sign: string
  /** Height of what the goods stand on. */
  ledge: number
  things: readonly Placement[]
}

const GREEN = { paint: '#2f4a3c', wall: '#d9cfbd', back: '#e2d3b8', letters: '#d8b25e' }
const NAVY = { paint: '#2b3a55', wall: '#cfc6b8', back: '#dcd2c0', letters: '#efe4cb' }
const OXBLOOD = { paint: '#6d2b2a', wall: '#d8c9b2', back: '#e5d8c0', letters: '#e9cf8c' }
const BLACK = { paint: '#2e2c2a', wall: '#c9c4ba', back: '#d9cfbe', letters: '#d8b25e' }
const CREAM = { paint: '#e6dcc4', wall: '#b88a6b', back: '#c9d0c4', letters: '#3a4a3f' }
const SAGE = { paint: '#8fa08a', wall: '#e3dccd', back: '#eee4d2', letters: '#fbf6ea' }
const OCHRE = { paint: '#b98635', wall: '#dcd2bf', back: '#e6dcc8', letters: '#3b2c1c' }
const BLUE = { paint: '#5d7f97', wall: '#e0d6c5', back: '#ece1cd', letters: '#fbf6ea' }
const WALNUT = { paint: '#5a3a26', wall: '#cbbfae', back: '#ddd0b8', letters: '#e9cf8c' }

const TREE: readonly Placement[] = [
  { form: 'planter', finish: 'terracotta/orange', at: [214, 0, 34], grown: 0.8 },
  { form: 'olive-tree', finish: 'wood/brown', at: [214, 18, 34], grown: 0.9 },
]

const ARMCHAIRS: readonly Placement[] = [
  { form: 'wooden-armchair', finish: 'teak/orange', at: [-122, 18, -60], turn: 24 },
  { form: 'mushroom-lamp', finish: 'plastic/orange', at: [-62, 62, -62], grown: 0.8, glow: { at: [0, 26, 0], watts: 6 } },
  { form: 'nightstand', finish: 'teak/brown', at: [-62, 18, -62] },
  { form: 'shell-chair', finish: 'plastic/yellow', at: [8, 18, -56], turn: -24 },
  { form: 'dome-pendant', finish: 'brass/gold', at: [-58, 152, -66], grown: 0.8, glow: { at: [0, 4, 0], watts: 8 } },
  { form: 'abstract-painting', finish: 'linen/yellow', at: [-120, 158, -124], grown: 0.7 },
]
const COMMODE: readonly Placement[] = [
  { form: 'sideboard', finish: 'teak/brown', at: [-92, 18, -84] },
  { form: 'radio', finish: 'walnut/brown', at: [-132, 94, -80], grown: 0.8 },
  { form: 'bottle-vase', finish: 'coloured-glass/green', at: [-78, 94, -78] },
  { form: 'bentwood-chair', finish: 'beech/black', at: [34, 18, -52], turn: -28 },
  { form: 'arc-lamp', finish: 'chrome/silver', at: [-26, 18, -100], grown: 0.9, glow: { at: [60, 118, 0], watts: 8 } },
  { form: 'round-mirror', finish: 'brass/gold', at: [-92, 160, -124], grown: 0.8 },
]
const SALON: readonly Placement[] = [
  { form: 'secretary', finish: 'mahogany/brown', at: [-116, 18, -84] },
  { form: 'mantel-clock', finish: 'walnut/brown', at: [-20, 93, -70] },
  { form: 'console', finish: 'walnut/brown', at: [0, 18, -76] },
  { form: 'baluster-vase', finish: 'porcelain/white', at: [34, 93, -74], grown: 0.9 },
  { form: 'candelabrum', finish: 'silver/silver', at: [-50, 93, -72], grown: 0.9 },
  { form: 'landscape-painting', finish: 'wood/multicolour', at: [0, 166, -124], grown: 0.8 },
  { form: 'chandelier', finish: 'crystal/transparent', at: [-116, 140, -60], grown: 0.62 },
]
const CABINET: readonly Placement[] = [
  { form: 'vitrine', finish: 'walnut/brown', at: [-128, 18, -84] },
  { form: 'chaise', finish: 'velvet/burgundy', at: [-2, 18, -62], turn: 12, grown: 0.74 },
  { form: 'sunburst-mirror', finish: 'wood/gold', at: [-4, 160, -124], grown: 0.8 },
  { form: 'antique-books', finish: 'leather/brown', at: [50, 18, -30], grown: 0.8 },
]
const WORKSHOP: readonly Placement[] = [
  { form: 'round-table', finish: 'ash/black', at: [-70, 18, -68], grown: 0.86 },
  { form: 'bowl', finish: 'ceramics/green', at: [-88, 84, -66], grown: 0.8 },
  { form: 'jug', finish: 'faience/white', at: [-44, 84, -70] },
  { form: 'dining-chair', finish: 'oak/cream', at: [-146, 18, -52], turn: 34 },
  { form: 'dining-chair', finish: 'oak/cream', at: [18, 18, -54], turn: -34 },
  { form: 'paper-pendant', finish: 'paper/white', at: [-70, 142, -70], grown: 0.8, glow: { at: [0, 0, 0], watts: 6 } },
]
const SHELVES: readonly Placement[] = [
  { form: 'string-shelves', finish: 'metal/black', at: [-112, 18, -96] },
  { form: 'shell-armchair', finish: 'velvet/green', at: [4, 18, -58], turn: -22 },
  { form: 'tripod-lamp', finish: 'oak/beige', at: [52, 18, -96], glow: { at: [0, 128, 0], watts: 8 } },
  { form: 'planter', finish: 'concrete/grey', at: [-36, 18, -34], grown: 0.6 },
]
const LAMPS: readonly Placement[] = [
  { form: 'dome-pendant', finish: 'copper/orange', at: [-140, 150, -50], grown: 0.8, glow: { at: [0, 4, 0], watts: 7 } },
  { form: 'globe-pendant', finish: 'glass/white', at: [-84, 128, -66], grown: 0.8, glow: { at: [0, 0, 0], watts: 6 } },
  { form: 'paper-pendant', finish: 'paper/white', at: [-16, 148, -60], grown: 0.9, glow: { at: [0, 0, 0], watts: 7 } },
  { form: 'dome-pendant', finish: 'metal/black', at: [42, 132, -56], grown: 0.8, glow: { at: [0, 4, 0], watts: 7 } },
  { form: 'table-lamp', finish: 'ceramics/green', at: [-120, 66, -56], glow: { at: [0, 46, 0], watts: 6 } },
  { form: 'desk-lamp', finish: 'metal/red', at: [-60, 66, -44], grown: 0.9 },
  { form: 'mushroom-lamp', finish: 'plastic/yellow', at: [-6, 66, -52], glow: { at: [0, 32, 0], watts: 6 } },
  { form: 'table-lamp', finish: 'brass/gold', at: [44, 66, -54], glow: { at: [0, 46, 0], watts: 6 } },
]
const CHINA: readonly Placement[] = [
  { form: 'service', finish: 'porcelain/blue', at: [-132, 66, -46], grown: 1.1 },
  { form: 'cake-stand', finish: 'porcelain/white', at: [-82, 66, -56], grown: 1.2 },
  { form: 'decanter', finish: 'coloured-glass/green', at: [-38, 66, -44] },
  { form: 'coupe', finish: 'coloured-glass/blue', at: [-10, 66, -36] },
  { form: 'jug', finish: 'ceramics/blue', at: [20, 66, -50], grown: 1.1 },
  { form: 'baluster-vase', finish: 'ceramics/green', at: [50, 66, -60] },
  { form: 'wall-plate', finish: 'porcelain/blue', at: [-120, 152, -124], grown: 1.2 },
  { form: 'wall-plate', finish: 'faience/multicolour', at: [-66, 152, -124], grown: 1.2 },
  { form: 'wall-plate', finish: 'ceramics/green', at: [-12, 152, -124], grown: 1.2 },
]
const RUGS: readonly Placement[] = [
  { form: 'oriental-rug', finish: 'wool/red', at: [-118, 122, -122], grown: 0.98 },
  { form: 'kilim', finish: 'wool/multicolour', at: [0, 122, -122], grown: 0.98 },
  { form: 'throw', finish: 'wool/beige', at: [-138, 18, -44] },
  { form: 'cushion', finish: 'cotton/red', at: [-70, 18, -44], turn: 12, pose: 'leans' },
  { form: 'cushion', finish: 'velvet/green', at: [-34, 18, -48], turn: -8, pose: 'leans' },
  { form: 'throw', finish: 'cotton/blue', at: [24, 18, -46] },
]
const PRINTS: readonly Placement[] = [
  { form: 'poster', finish: 'paper/red', at: [-128, 140, -122], grown: 0.9 },
  { form: 'poster', finish: 'paper/blue', at: [-52, 140, -122], grown: 0.9 },
  { form: 'poster', finish: 'paper/yellow', at: [24, 140, -122], grown: 0.9 },
  { form: 'book-stack', finish: 'paper/red', at: [-132, 66, -44], turn: 12 },
  { form: 'antique-books', finish: 'leather/green', at: [-80, 66, -50] },
  { form: 'book-stack', finish: 'paper/blue', at: [-28, 66, -42], turn: -14 },
  { form: 'antique-books', finish: 'leather/burgundy', at: [32, 66, -50] },
]
const CLOCKS: readonly Placement[] = [
  { form: 'wall-clock', finish: 'teak/brown', at: [-120, 150, -122], grown: 0.8 },
  { form: 'wall-clock', finish: 'brass/gold', at: [-56, 150, -122], grown: 0.8 },
  { form: 'wall-clock', finish: 'chrome/silver', at: [8, 150, -122], grown: 0.8 },
  { form: 'mantel-clock', finish: 'marble/black', at: [-128, 66, -50] },
  { form: 'radio', finish: 'plastic/cream', at: [-70, 66, -56], grown: 0.8 },
  { form: 'jewel-box', finish: 'velvet/pink', at: [-20, 66, -42] },
  { form: 'camera', finish: 'leather/black', at: [14, 66, -38], grown: 1.3 },
  { form: 'mantel-clock', finish: 'walnut/brown', at: [44, 66, -50] },
]
const TEAK: readonly Placement[] = [
  { form: 'sideboard', finish: 'teak/brown', at: [-94, 18, -88], grown: 0.92 },
  { form: 'table-lamp', finish: 'ceramics/white', at: [-140, 88, -84], glow: { at: [0, 46, 0], watts: 6 } },
  { form: 'bird-figurine', finish: 'teak/brown', at: [-86, 88, -80] },
  { form: 'wooden-armchair', finish: 'teak/grey', at: [24, 18, -54], turn: -30 },
  { form: 'tapestry', finish: 'wool/multicolour', at: [-60, 160, -124], grown: 0.5 },
]

const FURNITURE = 18
const SMALL = 66
const front = (
  trade: TradeName,
  sign: string,
  ledge: number,
  colours: Pick<Shopfront, 'paint' | 'wall' | 'back' | 'letters'>,
  goods: readonly Placement[],
): Shopfront => ({ trade, sign, ledge, ...colours, things: [...goods, ...TREE] })

/** In the order of their numbers within a trade. */
export const SHOPFRONTS: readonly Shopfront[] = [
  front('vintage', 'VINTAGE', FURNITURE, OCHRE, ARMCHAIRS),
  front('vintage', 'VINTAGE', FURNITURE, GREEN, COMMODE),
  front('vintage', 'VINTAGE', FURNITURE, CREAM, ARMCHAIRS),
  front('vintage', 'VINTAGE', FURNITURE, BLUE, COMMODE),
  front('antiques', 'ANTYKI', FURNITURE, OXBLOOD, SALON),
  front('antiques', 'ANTYKI', FURNITURE, WALNUT, CABINET),
  front('antiques', 'ANTYKI', FURNITURE, GREEN, SALON),
  front('antiques', 'ANTYKI', FURNITURE, BLACK, CABINET),
  front('studio', 'STUDIO', FURNITURE, BLACK, WORKSHOP),
  front('studio', 'STUDIO', FURNITURE, SAGE, SHELVES),
  front('studio', 'STUDIO', FURNITURE, BLUE, WORKSHOP),
  front('studio', 'STUDIO', FURNITURE, NAVY, SHELVES),
  front('lamps', 'LAMPY', SMALL, NAVY, LAMPS),
  front('lamps', 'LAMPY', SMALL, OCHRE, LAMPS),
  front('table', 'PORCELANA', SMALL, BLUE, CHINA),
  front('table', 'PORCELANA', SMALL, SAGE, CHINA),
  front('textiles', 'DYWANY', FURNITURE, OXBLOOD, RUGS),
  front('textiles', 'DYWANY', FURNITURE, CREAM, RUGS),
  front('paper', 'PLAKATY', SMALL, BLACK, PRINTS),
  front('paper', 'PLAKATY', SMALL, OXBLOOD, PRINTS),
  front('small', 'ZEGARY', SMALL, WALNUT, CLOCKS),
  front('small', 'ZEGARY', SMALL, GREEN, CLOCKS),
  front('northern', 'TEAK', FURNITURE, SAGE, TEAK),
]
