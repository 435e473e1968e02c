// What the picture of a look shows it is made of, and its colour. Most follow from the finish that its form is painted with; a form that paints
// parts with other surfaces (a seat, a shade, a marble foot) says so here. What the pictures show is fixed: they are committed.
import { type Look, finishName, formName } from '../photos/looks.ts'
import { COLORS, type ColorName, type FinishName, MATERIALS, type MaterialName } from '../photos/palette.ts'
import { MAKE_UPS, type MakeUp, type MakeUpName, stainedOf } from './make-ups.ts'

/** What a picture shows of a thing. */
export interface Shown {
  makeUp: MakeUp
  /** Id of the colour that one sees first. */
  colour: number
}

const BY_MATERIAL: Readonly<Record<MaterialName, MakeUpName>> = {
  wood: 'wood',
  oak: 'oak',
  beech: 'beech',
  walnut: 'walnut',
  pine: 'pine',
  teak: 'teak',
  rosewood: 'rosewood',
  mahogany: 'mahogany',
  ash: 'ash',
  birch: 'birch',
  cherry: 'cherry',
  metal: 'enamelled',
  steel: 'steel',
  brass: 'brass',
  copper: 'copper',
  aluminium: 'cameraMetal',
  iron: 'iron',
  bronze: 'bronze',
  chrome: 'chrome',
  silver: 'silvered',
  glass: 'glass',
  crystal: 'crystal',
  'coloured-glass': 'colouredGlass',
  ceramics: 'ceramic',
  porcelain: 'porcelain',
  faience: 'faience',
  terracotta: 'terracotta',
  stoneware: 'stoneware',
  stone: 'stone',
  marble: 'marble',
  granite: 'stone',
  alabaster: 'alabaster',
  fabric: 'cloth',
  cotton: 'cotton',
  wool: 'wool',
  linen: 'linen',
  velvet: 'velvetCloth',
  leather: 'hide',
  'faux-leather': 'hide',
  plastic: 'plastic',
  acrylic: 'plastic',
  rattan: 'rattan',
  wicker: 'wicker',
  paper: 'printedPaper',
  concrete: 'concrete',
  bamboo: 'wicker',
}

/** Finishes that are another make-up than their material alone. */
const BY_FINISH: Readonly<Partial<Record<FinishName, MakeUpName>>> = {
  'glass/white': 'opalGlass',
  'coloured-glass/white': 'opalGlass',
  'crystal/pink': 'colouredGlass',
  'glass/pink': 'colouredGlass',
  'steel/black': 'oxidised',
  'wood/gold': 'giltWood',
  'metal/silver': 'cameraMetal',
  'wool/multicolour': 'patternedWool',
  'cotton/multicolour': 'patternedCotton',
}

type Override = MakeUpName | Readonly<Partial<Record<FinishName | MaterialName, MakeUpName>>>

const SEAT = { fabric: 'fabric', velvet: 'velvet', wool: 'woolSeat', linen: 'linenSeat', leather: 'leatherSeat' } as const
const FRAMED = { oak: 'oakCloth', beech: 'beechCloth', teak: 'teakCloth', walnut: 'walnutCloth' } as const
const JEWEL = {
  'silver/blue': 'silverStone',
  silver: 'silver',
  'brass/green': 'brassStone',
  'brass/red': 'brassStone',
  brass: 'gilded',
} as const
const WATCH = { leather: 'strap', steel: 'steel', brass: 'gilded', silver: 'silver' } as const

/** By form, then by finish or material. */
const BY_FORM: Readonly<Record<string, Override>> = {
  'abstract-painting': 'canvas',
  'antique-books': { leather: 'boundBook', paper: 'book' },
  'arc-lamp': { chrome: 'chromeArc', brass: 'brassArc', metal: 'enamelledArc' },
  'bar-cart': { brass: 'glassBrass', chrome: 'glassChrome' },
  'bar-stool': { oak: 'oakLeather', teak: 'teakLeather', chrome: 'chromeLeather', brass: 'brassLeather' },
  basket: { 'metal/black': 'dyedWicker' },
  baubles: 'blownGlass',
  bench: {
    leather: 'leatherSeat',
    'walnut/green': 'walnutCloth',
    'walnut/navy': 'walnutCloth',
    'walnut/red': 'walnutCloth',
    'oak/grey': 'oakCloth',
    'oak/pink': 'oakCloth',
    'oak/white': 'oakCloth',
    'oak/blue': 'oakCloth',
    'oak/yellow': 'oakCloth',
  },
  'bentwood-chair': { 'beech/black': 'paintedBeechCane', 'beech/white': 'paintedBeechCane', beech: 'beechCane' },
  'board-game': { paper: 'painted' },
  'book-stack': 'book',
  bracelet: JEWEL,
  brooch: JEWEL,
  camera: { leather: 'cameraHide' },
  candles: 'wax',
  'cantilever-chair': { chrome: 'chromeCane', steel: 'leatherSteel' },
  cards: 'cardboard',
  chaise: SEAT,
  chandelier: { crystal: 'crystalMetal' },
  chess: { marble: 'painted' },
  'christmas-tree': { plastic: 'needles', metal: 'needles' },
  'club-armchair': SEAT,
  'club-sofa': SEAT,
  console: { iron: 'ironWood', brass: 'glassBrass', marble: 'marbleBrass' },
  cosmetics: { brass: 'gilded' },
  'dining-chair': { oak: 'oakSeat', teak: 'teakSeat' },
  drawing: 'drawing',
  earrings: JEWEL,
  'fountain-pen': { silver: 'silver' },
  'garden-set': 'forged',
  'glass-coffee-table': 'glassWood',
  'globe-pendant': 'glassMetal',
  'graphic-print': 'drawing',
  hide: 'fur',
  'kids-lamp': 'ceramic',
  kilim: { wool: 'patternedWool', cotton: 'patternedCotton' },
  'landscape-painting': 'canvas',
  lantern: { metal: 'enamelledGlass', brass: 'glassBrass', glass: 'glassBrass' },
  magazines: 'book',
  'modern-rug': 'patternedWool',
  'mushroom-lamp': { metal: 'enamelled' },
  necklace: { silver: 'silver', brass: 'gilded' },
  'oriental-rug': { wool: 'patternedWool', cotton: 'patternedCotton' },
  'outdoor-lantern': { iron: 'forgedGlass', brass: 'glassBrass', copper: 'copperGlass', metal: 'enamelledGlass' },
  'paper-pendant': 'paper',
  'paper-star': 'paper',
  photograph: 'drawing',
  plafond: { glass: 'glassBrass', brass: 'glassBrass', plastic: 'plasticGlass', metal: 'enamelledGlass' },
  'pocket-watch': { silver: 'silver', brass: 'gilded' },
  poster: 'print',
  pot: { metal: 'enamel' },
  pouf: SEAT,
  puzzle: { paper: 'cardboard' },
  ring: JEWEL,
  sconce: { brass: 'brassShade', chrome: 'chromeShade' },
  screen: { rattan: 'caneScreen', walnut: 'walnutScreen', wood: 'clothScreen', fabric: 'clothScreen' },
  shade: 'cloth',
  'shell-armchair': SEAT,
  'shell-chair': { plastic: 'plasticWood', steel: 'steel' },
  'slim-watch': WATCH,
  sofa: SEAT,
  'square-pouf': SEAT,
  'table-lamp': { ceramics: 'ceramicShade', porcelain: 'porcelainShade', brass: 'brassShade' },
  tapestry: { wool: 'patternedWool', cotton: 'patternedCotton' },
  'toy-horse': { wood: 'wood' },
  'trestle-desk': { beech: 'beechTop', steel: 'oakSteel' },
  'tripod-lamp': { oak: 'oakShade', teak: 'teakShade', wood: 'woodShade' },
  'upholstered-bed': SEAT,
  vitrine: { glass: 'glassBrass' },
  'wall-plate': { porcelain: 'paintedPorcelain', faience: 'paintedFaience', ceramics: 'paintedCeramic' },
  washstand: { marble: 'marbleWalnut' },
  'wooden-armchair': FRAMED,
  'wooden-sofa': FRAMED,
  wreath: 'needles',
  'wrist-watch': WATCH,
}

/** Colours of forms that show their finish's colour only beside a larger one. */
const COLOUR_SHOWN: Readonly<Record<string, Readonly<Partial<Record<FinishName, ColorName>>>>> = {
  chandelier: { 'crystal/transparent': 'silver' },
  lantern: { 'glass/transparent': 'gold' },
  'outdoor-lantern': { 'copper/brown': 'orange' },
  plafond: { 'glass/white': 'gold' },
  shade: { 'velvet/burgundy': 'red' },
  'toy-horse': { 'wood/red': 'beige' },
  'trestle-desk': { 'steel/black': 'beige' },
  vitrine: { 'glass/transparent': 'gold' },
  washstand: { 'marble/green': 'brown' },
}

/** Colours in which wood keeps its own name; in others it is painted. */
const WOODEN: ReadonlySet<ColorName> = new Set(['beige', 'cream', 'ecru', 'caramel', 'brown', 'gold', 'multicolour'])

/** What the picture of a look shows. */
export function shownOf(look: Look): Shown {
  const finish = finishName(look)
  const [material, color] = finish.split('/') as [MaterialName, ColorName]
  const form = formName(look)
  const override = BY_FORM[form]
  const named = typeof override === 'string' ? override : (override?.[finish] ?? override?.[material])
  const colour = COLORS[COLOUR_SHOWN[form]?.[finish] ?? color]
  return { makeUp: named ? MAKE_UPS[named] : ownMakeUp(finish, material, color), colour }
}

function ownMakeUp(finish: FinishName, material: MaterialName, color: ColorName): MakeUp {
  const own = BY_FINISH[finish]
  if (own) return MAKE_UPS[own]
  const makeUp = MAKE_UPS[BY_MATERIAL[material]]
  if (MATERIALS[material].kind !== 'wood' || WOODEN.has(color)) return makeUp
  return material === 'wood' ? MAKE_UPS.painted : stainedOf(makeUp)
}
