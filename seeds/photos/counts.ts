// How many of a thing the models have: what a title or a description may count.

/** What is counted. */
export type Part =
  | 'arm'
  | 'candle'
  | 'chair'
  | 'door'
  | 'drawer'
  | 'fork'
  | 'glass'
  | 'handle'
  | 'knob'
  | 'leg'
  | 'lens'
  | 'level'
  | 'panel'
  | 'person'
  | 'piece'
  | 'row'
  | 'seat'
  | 'shelf'
  | 'speaker'
  | 'trestle'

/** By form (a key of measures.json); what a form does not name cannot be counted. */
export const COUNTS: Readonly<Record<string, Readonly<Partial<Record<Part, number>>>>> = {
  'antique-books': { piece: 6 },
  'bar-cabinet': { door: 2 },
  'bar-cart': { level: 2 },
  'bath-set': { piece: 3 },
  baubles: { piece: 3 },
  bed: { person: 2 },
  'book-stack': { piece: 3 },
  camera: { lens: 1 },
  candelabrum: { arm: 3, candle: 3 },
  candles: { piece: 3 },
  candlestick: { arm: 1, candle: 1 },
  chandelier: { arm: 8, candle: 8 },
  'chest-of-drawers': { drawer: 5, leg: 4 },
  'club-armchair': { seat: 1 },
  'club-sofa': { seat: 2 },
  'coffee-table': { level: 2, leg: 4 },
  cosmetics: { piece: 3 },
  coupe: { piece: 2 },
  curtain: { piece: 2 },
  cutlery: { piece: 4, fork: 2 },
  decanter: { glass: 2, piece: 3 },
  'dining-table': { leg: 4 },
  'dressing-table': { drawer: 3, leg: 4 },
  'drum-table': { leg: 1 },
  'garden-set': { chair: 2, piece: 3 },
  'graphic-print': { piece: 1 },
  magazines: { piece: 3 },
  necklace: { row: 1 },
  plates: { piece: 4 },
  pot: { handle: 2 },
  radio: { knob: 2 },
  'round-table': { leg: 4 },
  sconce: { arm: 1 },
  screen: { panel: 3 },
  service: { person: 1 },
  'shell-armchair': { seat: 1 },
  shelves: { shelf: 4 },
  sideboard: { door: 2, drawer: 4, leg: 4 },
  sofa: { seat: 3 },
  speaker: { speaker: 3 },
  stool: { leg: 3 },
  tap: { handle: 2 },
  'trestle-desk': { trestle: 2 },
  'tripod-lamp': { leg: 3 },
  'tulip-table': { leg: 1 },
  'upholstered-bed': { person: 2 },
  vitrine: { door: 2 },
  wardrobe: { door: 2, drawer: 1 },
  washstand: { door: 2, drawer: 2, leg: 4 },
  'wine-glass': { piece: 2 },
  'wooden-armchair': { seat: 1 },
  'wooden-sofa': { seat: 3 },
}
