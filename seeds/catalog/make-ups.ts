// Materials and finishes. A noun names the make-ups that suit it, so there is never a glass sofa.
// A new one is one line here; its ids are those of seeds/reference/materials.json and colors.json.
import type { EraSpan } from './eras.ts'

/** Kind of care; the sentences are in description-care.ts. */
export type Care =
  | 'wood'
  | 'lacquer'
  | 'fabric'
  | 'leather'
  | 'metal'
  | 'glass'
  | 'ceramic'
  | 'stone'
  | 'textile'
  | 'plastic'
  | 'wicker'
  | 'paper'

export interface MakeUp {
  /** Masculine adjective for titles, or an uninflected phrase ("z brązu"). */
  title: string
  /** Text after "Materiał:". */
  text: string
  /** Material ids, the most visible first. */
  materials: readonly number[]
  /** Possible colour ids. */
  colours: readonly number[]
  care: Care
  /** Dyed, painted or glazed, so a title may name the colour. */
  isDyed: boolean
  eras: EraSpan
  priceFactor: number
}

interface Details {
  dyed?: boolean
  eras?: EraSpan
  price?: number
}

const BROWN = [5, 6] as const
const LIGHT_BROWN = [1, 5, 6] as const
const DARK = [6, 25, 7] as const
const LIGHT = [1, 3, 5] as const
const PAINTS = [2, 3, 7, 8, 11, 12, 16, 18, 21, 23, 24] as const
const CLOTHS = [1, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 18, 19, 21, 23, 24, 25] as const
const VELVETS = [8, 9, 11, 13, 16, 19, 21, 23, 25] as const
const HIDES = [5, 6, 7, 25, 1] as const
const GLASSES = [5, 6, 8, 9, 12, 13, 14, 16, 18, 21, 22, 23] as const
const GLAZES = [1, 2, 3, 6, 7, 8, 11, 12, 13, 14, 18, 21, 23] as const
const PLASTICS = [2, 7, 8, 12, 14, 18, 21, 23, 25] as const

/** Every make-up by name. */
export const MAKE_UPS = {
  oak: made('dębowy', 'lity dąb', [2], LIGHT_BROWN, 'wood', { price: 1.15 }),
  beech: made('bukowy', 'drewno bukowe', [3], LIGHT, 'wood', { price: 0.9 }),
  walnut: made('orzechowy', 'drewno orzechowe', [4], [6], 'wood', { price: 1.2 }),
  pine: made('sosnowy', 'lita sosna', [5], LIGHT, 'wood', { price: 0.7 }),
  teak: made('tekowy', 'drewno tekowe', [6], BROWN, 'wood', { eras: [7, 12], price: 1.35 }),
  rosewood: made('palisandrowy', 'palisander, fornir z epoki', [7], DARK, 'wood', { eras: [4, 9], price: 1.8 }),
  mahogany: made('mahoniowy', 'mahoń', [8], DARK, 'wood', { eras: [1, 9], price: 1.3 }),
  ash: made('jesionowy', 'drewno jesionowe', [9], LIGHT, 'wood', { price: 0.95 }),
  birch: made('brzozowy', 'drewno brzozowe', [10], LIGHT, 'wood', { price: 0.9 }),
  cherry: made('wiśniowy', 'drewno wiśniowe', [11], DARK, 'wood', { price: 1.15 }),
  wood: made('drewniany', 'drewno liściaste', [1], BROWN, 'wood', { price: 0.85 }),
  painted: made('lakierowany', 'lakierowane drewno', [1], PAINTS, 'lacquer', { dyed: true, eras: [4, 12], price: 0.9 }),
  oakSteel: made('dębowy', 'dąb i czarna stal', [2, 13], BROWN, 'wood', { eras: [9, 12], price: 1.1 }),
  glassChrome: made('chromowany', 'hartowane szkło i chromowana stal', [21, 19], [15, 17], 'glass', { eras: [5, 12] }),
  glassBrass: made('mosiężny', 'mosiądz i szkło', [14, 21], [22, 15], 'metal', { eras: [4, 12], price: 1.15 }),
  marbleBrass: made('marmurowy', 'marmur i mosiądz', [30, 14], [2, 18, 21, 7], 'stone', { eras: [2, 12], price: 1.6 }),

  fabric: made('tapicerowany', 'tkanina tapicerska, stelaż bukowy', [33, 3], CLOTHS, 'fabric', { dyed: true, eras: [3, 12] }),
  velvet: made('aksamitny', 'aksamit, stelaż bukowy', [37, 3], VELVETS, 'fabric', { dyed: true, price: 1.1 }),
  woolSeat: made('wełniany', 'wełna, stelaż dębowy', [35, 2], CLOTHS, 'fabric', { dyed: true, eras: [7, 12], price: 1.15 }),
  leatherSeat: made('skórzany', 'skóra naturalna, stelaż bukowy', [38, 3], HIDES, 'leather', { price: 1.5 }),
  leatherSteel: made('skórzany', 'skóra naturalna i stal chromowana', [38, 19], HIDES, 'leather', { eras: [4, 12], price: 1.6 }),
  fauxLeather: made('z ekoskóry', 'skóra ekologiczna, stelaż bukowy', [39, 3], HIDES, 'leather', { dyed: true, eras: [8, 12], price: 0.8 }),

  brass: made('mosiężny', 'mosiądz', [14], [22], 'metal', { price: 1.15 }),
  oxidised: made('stalowy', 'stal oksydowana', [13], [7], 'metal', { eras: [4, 12], price: 0.9 }),
  strap: made('', 'stal, pasek ze skóry', [38, 13], [5, 6, 7, 25], 'leather', { eras: [4, 12] }),
  silverStone: made('srebrny', 'srebro, niebieski kamień', [20], [12], 'metal', { price: 2 }),
  brassStone: made('mosiężny', 'mosiądz, barwne szkło', [14], [8, 21], 'metal', { price: 1.2 }),
  steel: made('stalowy', 'stal', [13], [17, 18], 'metal', { eras: [4, 12], price: 0.9 }),
  enamelled: made('lakierowany', 'stal lakierowana proszkowo', [13], PAINTS, 'metal', { dyed: true, eras: [5, 12], price: 0.9 }),
  enamel: made('emaliowany', 'stal emaliowana', [13], PAINTS, 'metal', { dyed: true, eras: [3, 12], price: 0.85 }),
  chrome: made('chromowany', 'stal chromowana', [19], [17], 'metal', { eras: [4, 12] }),
  copper: made('miedziany', 'miedź', [15], [14, 5], 'metal', { price: 1.05 }),
  aluminium: made('aluminiowy', 'aluminium', [16], [17, 18], 'metal', { eras: [5, 12], price: 0.9 }),
  iron: made('żeliwny', 'żeliwo', [17], [7, 19], 'metal', { eras: [2, 12] }),
  forged: made('kuty', 'żelazo kute ręcznie', [17], [7], 'metal', { price: 1.05 }),
  bronze: made('z brązu', 'brąz patynowany', [18], [6, 22], 'metal', { eras: [1, 8], price: 1.9 }),
  silver: made('srebrny', 'srebro', [20], [17], 'metal', { price: 1.8 }),
  silvered: made('posrebrzany', 'metal posrebrzany', [12, 20], [17], 'metal', { eras: [2, 12], price: 0.9 }),
  gilded: made('pozłacany', 'metal pozłacany', [12], [22], 'metal', { price: 1.1 }),
  giltWood: made('złocony', 'drewno złocone', [1], [22], 'lacquer', { eras: [1, 5], price: 1.6 }),

  glass: made('szklany', 'szkło bezbarwne', [21], [15], 'glass'),
  colouredGlass: made('szklany', 'szkło barwione w masie', [23], GLASSES, 'glass', { dyed: true, eras: [2, 12] }),
  opalGlass: made('szklany', 'szkło opalowe', [21], [2], 'glass', { eras: [3, 12] }),
  crystal: made('kryształowy', 'kryształ szlifowany', [22], [15], 'glass', { eras: [2, 11], price: 1.15 }),
  glassMetal: made('szklany', 'szkło opalowe i mosiądz', [21, 14], [2, 22], 'glass', { eras: [3, 12], price: 1.1 }),
  porcelain: made('porcelanowy', 'porcelana', [25], [2, 3, 12, 20], 'ceramic', { price: 1.1 }),
  faience: made('fajansowy', 'fajans szkliwiony', [26], [2, 3, 11, 20], 'ceramic', { price: 0.85 }),
  terracotta: made('terakotowy', 'terakota', [27], [14], 'ceramic', { price: 0.7 }),
  stoneware: made('kamionkowy', 'kamionka szkliwiona', [28], GLAZES, 'ceramic', { dyed: true, eras: [2, 12], price: 0.9 }),
  ceramic: made('ceramiczny', 'ceramika szkliwiona', [24], GLAZES, 'ceramic', { dyed: true, eras: [3, 12], price: 0.85 }),
  marble: made('marmurowy', 'marmur', [30], [2, 18, 21, 7], 'stone', { price: 1.3 }),
  granite: made('granitowy', 'granit', [31], [18, 19], 'stone'),
  alabaster: made('alabastrowy', 'alabaster', [32], [2, 1], 'stone', { eras: [2, 9], price: 1.2 }),
  stone: made('kamienny', 'kamień naturalny', [29], [18, 1], 'stone'),
  concrete: made('betonowy', 'beton architektoniczny', [45], [18, 19], 'stone', { eras: [12, 12], price: 0.8 }),

  cotton: made('bawełniany', 'bawełna', [34], CLOTHS, 'textile', { dyed: true, eras: [2, 12], price: 0.8 }),
  linen: made('lniany', 'len', [36], [1, 2, 4, 11, 12, 16, 18, 21, 24], 'textile', { dyed: true }),
  wool: made('wełniany', 'wełna', [35], [...CLOTHS, 20], 'textile', { dyed: true, price: 1.1 }),
  patternedWool: made('wełniany', 'wełna tkana ręcznie', [35], [20, 8, 11, 25, 1, 21], 'textile', { price: 1.2 }),
  velvetCloth: made('aksamitny', 'aksamit', [37], VELVETS, 'textile', { dyed: true }),
  hide: made('skórzany', 'skóra naturalna', [38], HIDES, 'leather', { price: 1.2 }),
  fur: made('naturalny', 'skóra naturalna z włosem', [38], [1, 2, 6, 7, 18, 20], 'leather', { eras: [7, 12] }),

  plastic: made('z tworzywa', 'tworzywo ABS', [40], PLASTICS, 'plastic', { dyed: true, eras: [8, 12], price: 0.85 }),
  plasticSteel: made('chromowany', 'tworzywo i stal chromowana', [40, 19], PLASTICS, 'plastic', { eras: [8, 12], price: 0.95 }),
  woodPlastic: made('fornirowany', 'fornir orzechowy i tworzywo', [1, 40], [6, 5], 'lacquer', { eras: [6, 11] }),
  bakelite: made('bakelitowy', 'bakelit', [40], [6, 7], 'plastic', { eras: [4, 7], price: 1.1 }),
  acrylic: made('akrylowy', 'akryl', [41], [15, 18, 14], 'plastic', { eras: [8, 12] }),
  rattan: made('rattanowy', 'rattan', [42], [1, 5], 'wicker', { eras: [5, 12], price: 0.95 }),
  wicker: made('wiklinowy', 'wiklina', [43], [1, 5, 6], 'wicker', { eras: [2, 12], price: 0.7 }),
  bamboo: made('bambusowy', 'bambus', [46], [1, 5], 'wicker', { eras: [7, 12], price: 0.85 }),
  paper: made('papierowy', 'papier', [44], [2, 3, 4], 'paper', { price: 0.8 }),
  print: made('', 'papier, druk offsetowy', [44], [20, 2, 8, 23, 12, 7, 21], 'paper', { eras: [4, 12] }),
  printedPaper: made('papierowy', 'papier zadrukowany', [44], [1, 2, 7, 11, 12, 16, 18, 21], 'paper', { dyed: true, price: 0.8 }),
  book: made('', 'papier, oprawa wydawnicza', [44], [1, 2, 3, 6, 7, 8, 11, 12, 14, 18, 21], 'paper'),
  boundBook: made('', 'papier, oprawa skórzana', [38], [6, 25, 21, 7], 'paper', { eras: [1, 8], price: 1.4 }),
  canvas: made('', 'płótno, farba olejna', [33], [20, 12, 21, 6, 1, 8, 11, 23], 'paper'),
  drawing: made('', 'papier czerpany', [44], [7, 3, 6, 1, 2, 8, 12, 18, 21], 'paper'),
} as const satisfies Record<string, MakeUp>

export type MakeUpName = keyof typeof MAKE_UPS

/** Woods for fine cabinets, for rustic furniture, and for everything. */
export const CABINET = ['oak', 'walnut', 'mahogany', 'cherry', 'teak', 'rosewood', 'ash'] as const satisfies readonly MakeUpName[]
export const RUSTIC = ['oak', 'pine', 'beech', 'ash', 'wood'] as const satisfies readonly MakeUpName[]
export const WOODS = [...CABINET, 'beech', 'pine', 'birch', 'wood'] as const satisfies readonly MakeUpName[]
export const COVERS = ['fabric', 'velvet', 'woolSeat', 'leatherSeat', 'fauxLeather'] as const satisfies readonly MakeUpName[]

function made(
  title: string,
  text: string,
  materials: readonly number[],
  colours: readonly number[],
  care: Care,
  { dyed = false, eras = [1, 12], price = 1 }: Details = {},
): MakeUp {
  return { title, text, materials, colours, care, isDyed: dyed, eras, priceFactor: price }
}
