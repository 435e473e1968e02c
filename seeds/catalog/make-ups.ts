// What things are made of, in words. made-of.ts says which make-up a picture shows.
// A new one is one line here; its ids are those of seeds/reference/materials.json.
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
  care: Care
  /** Dyed, painted or glazed, so a title may name the colour. */
  isDyed: boolean
  /** The part that has the colour, where it is not the whole: in the instrumental, masculine or neuter ("siedziskiem"). */
  part: string | null
  eras: EraSpan
  priceFactor: number
}

interface Details {
  dyed?: boolean
  part?: string
  eras?: EraSpan
  price?: number
}

/** Every make-up by name. */
export const MAKE_UPS = {
  oak: made('dębowy', 'lity dąb', [2], 'wood', { price: 1.15 }),
  beech: made('bukowy', 'drewno bukowe', [3], 'wood', { price: 0.9 }),
  walnut: made('orzechowy', 'drewno orzechowe', [4], 'wood', { price: 1.2 }),
  pine: made('sosnowy', 'lita sosna', [5], 'wood', { price: 0.7 }),
  teak: made('tekowy', 'drewno tekowe', [6], 'wood', { eras: [7, 12], price: 1.35 }),
  rosewood: made('palisandrowy', 'palisander, fornir z epoki', [7], 'wood', { eras: [4, 10], price: 1.8 }),
  mahogany: made('mahoniowy', 'mahoń', [8], 'wood', { eras: [1, 12], price: 1.3 }),
  ash: made('jesionowy', 'drewno jesionowe', [9], 'wood', { price: 0.95 }),
  birch: made('brzozowy', 'drewno brzozowe', [10], 'wood', { price: 0.9 }),
  cherry: made('wiśniowy', 'drewno wiśniowe', [11], 'wood', { price: 1.15 }),
  wood: made('drewniany', 'drewno liściaste', [1], 'wood', { price: 0.85 }),
  painted: made('lakierowany', 'lakierowane drewno', [1], 'lacquer', { dyed: true, eras: [2, 12], price: 0.9 }),
  giltWood: made('złocony', 'drewno złocone', [1], 'lacquer', { eras: [1, 12], price: 1.3 }),
  glassWood: made('szklany', 'hartowane szkło, podstawa z drewna orzechowego', [21, 4], 'glass', { eras: [5, 12] }),
  glassChrome: made('chromowany', 'chromowana stal i szkło', [19, 21], 'metal', { eras: [4, 12] }),
  glassBrass: made('mosiężny', 'mosiądz i szkło', [14, 21], 'metal', { eras: [2, 12], price: 1.15 }),
  marbleBrass: made('marmurowy', 'marmur i mosiądz', [30, 14], 'stone', { eras: [2, 12], price: 1.6 }),
  marbleWalnut: made('orzechowy', 'drewno orzechowe, blat z zielonego marmuru', [4, 30], 'wood', { eras: [2, 12], price: 1.4 }),
  oakSteel: made('dębowy', 'dąb, stalowe kozły', [2, 13], 'wood', { eras: [9, 12], price: 1.1 }),
  beechTop: made('bukowy', 'buk, lakierowany blat', [3], 'wood', { dyed: true, part: 'blatem', price: 0.9 }),
  ironWood: made('kuty', 'żelazo kute, drewniany blat', [17, 1], 'metal', { price: 1.05 }),
  beechCane: made('bukowy', 'gięte drewno bukowe, siedzisko z plecionki', [3, 42], 'wood', { price: 0.95 }),
  paintedBeechCane: made('bukowy', 'gięte lakierowane drewno bukowe, siedzisko z plecionki', [3, 42], 'wood', { dyed: true, price: 0.95 }),
  caneScreen: made('rattanowy', 'plecionka rattanowa w drewnianej ramie', [42, 1], 'wicker', { eras: [4, 12] }),
  walnutScreen: made('orzechowy', 'tkanina w ramie z drewna orzechowego', [4, 33], 'wood', { price: 1.2 }),
  clothScreen: made('drewniany', 'tkanina w drewnianej ramie', [1, 33], 'fabric', { dyed: true, eras: [3, 12] }),

  fabric: made('tapicerowany', 'tkanina tapicerska, drewniane nóżki', [33, 1], 'fabric', { dyed: true, eras: [3, 12] }),
  velvet: made('aksamitny', 'aksamit, drewniane nóżki', [37, 1], 'fabric', { dyed: true, price: 1.1 }),
  woolSeat: made('wełniany', 'wełna, drewniane nóżki', [35, 1], 'fabric', { dyed: true, eras: [7, 12], price: 1.15 }),
  linenSeat: made('lniany', 'len, drewniane nóżki', [36, 1], 'fabric', { dyed: true, eras: [7, 12], price: 1.1 }),
  leatherSeat: made('skórzany', 'skóra naturalna, drewniane nóżki', [38, 1], 'leather', { dyed: true, price: 1.5 }),
  oakCloth: made('tapicerowany', 'tkanina tapicerska, stelaż dębowy', [33, 2], 'fabric', { dyed: true, eras: [7, 12], price: 1.1 }),
  beechCloth: made('tapicerowany', 'tkanina tapicerska, stelaż bukowy', [33, 3], 'fabric', { dyed: true, eras: [7, 12] }),
  teakCloth: made('tapicerowany', 'tkanina tapicerska, stelaż tekowy', [33, 6], 'fabric', { dyed: true, eras: [7, 12], price: 1.2 }),
  walnutCloth: made('tapicerowany', 'tkanina tapicerska, drewno orzechowe', [33, 4], 'fabric', { dyed: true, eras: [7, 12], price: 1.1 }),
  oakSeat: made('dębowy', 'dąb, siedzisko z tkaniny', [2, 33], 'wood', { dyed: true, part: 'siedziskiem', price: 1.15 }),
  teakSeat: made('tekowy', 'drewno tekowe, siedzisko z tkaniny', [6, 33], 'wood', {
    dyed: true,
    part: 'siedziskiem',
    eras: [7, 12],
    price: 1.35,
  }),
  oakLeather: made('dębowy', 'dąb, siedzisko ze skóry', [2, 38], 'wood', { eras: [7, 12], price: 1.2 }),
  teakLeather: made('tekowy', 'drewno tekowe, siedzisko ze skóry', [6, 38], 'wood', { eras: [7, 12], price: 1.4 }),
  chromeLeather: made('chromowany', 'stal chromowana, siedzisko ze skóry', [19, 38], 'metal', {
    dyed: true,
    part: 'siedziskiem',
    eras: [4, 12],
    price: 1.1,
  }),
  brassLeather: made('mosiężny', 'mosiądz, siedzisko ze skóry', [14, 38], 'metal', {
    dyed: true,
    part: 'siedziskiem',
    eras: [4, 12],
    price: 1.2,
  }),
  leatherSteel: made('skórzany', 'skóra naturalna i stal chromowana', [38, 19], 'leather', { dyed: true, eras: [4, 12], price: 1.6 }),
  chromeCane: made('chromowany', 'stal chromowana i plecionka', [19, 42], 'metal', { eras: [4, 12], price: 1.2 }),
  plasticWood: made('z tworzywa', 'tworzywo ABS, drewniane nogi', [40, 1], 'plastic', { dyed: true, eras: [8, 12], price: 0.95 }),

  brass: made('mosiężny', 'mosiądz', [14], 'metal', { price: 1.15 }),
  brassShade: made('mosiężny', 'mosiądz, abażur z tkaniny', [14, 33], 'metal', { price: 1.1 }),
  chromeShade: made('chromowany', 'stal chromowana, abażur z tkaniny', [19, 33], 'metal', { eras: [4, 12] }),
  ceramicShade: made('ceramiczny', 'ceramika szkliwiona, abażur z tkaniny', [24, 33], 'ceramic', {
    dyed: true,
    eras: [3, 12],
    price: 0.95,
  }),
  porcelainShade: made('porcelanowy', 'porcelana, abażur z tkaniny', [25, 33], 'ceramic', { dyed: true, eras: [3, 12], price: 1.1 }),
  oakShade: made('dębowy', 'dąb, abażur z tkaniny', [2, 33], 'wood', { price: 1.1 }),
  teakShade: made('tekowy', 'drewno tekowe, abażur z tkaniny', [6, 33], 'wood', { eras: [7, 12], price: 1.3 }),
  woodShade: made('drewniany', 'lakierowane drewno, abażur z tkaniny', [1, 33], 'wood', { dyed: true }),
  brassArc: made('mosiężny', 'mosiądz, podstawa z marmuru', [14, 30], 'metal', { eras: [8, 12], price: 1.2 }),
  chromeArc: made('chromowany', 'stal chromowana, podstawa z marmuru', [19, 30], 'metal', { eras: [8, 12], price: 1.1 }),
  enamelledArc: made('lakierowany', 'metal lakierowany, podstawa z marmuru', [12, 30], 'metal', { dyed: true, eras: [8, 12] }),
  enamelledGlass: made('lakierowany', 'metal lakierowany i szkło', [12, 21], 'metal', { dyed: true, eras: [3, 12], price: 0.95 }),
  plasticGlass: made('z tworzywa', 'tworzywo i szkło opalowe', [40, 21], 'plastic', { dyed: true, eras: [8, 12], price: 0.9 }),
  forgedGlass: made('kuty', 'żelazo kute i szkło', [17, 21], 'metal', { price: 1.05 }),
  copperGlass: made('miedziany', 'miedź i szkło', [15, 21], 'metal', { price: 1.1 }),
  crystalMetal: made('posrebrzany', 'metal posrebrzany, kryształki', [12, 22], 'metal', { price: 1.3 }),
  oxidised: made('stalowy', 'stal oksydowana', [13], 'metal', { eras: [2, 12], price: 0.9 }),
  strap: made('', 'stal, pasek ze skóry', [38, 13], 'leather', { eras: [4, 12] }),
  silverStone: made('srebrny', 'srebro, barwny kamień', [20], 'metal', { dyed: true, part: 'kamieniem', price: 2 }),
  brassStone: made('pozłacany', 'mosiądz pozłacany, barwne szkło', [14], 'metal', { dyed: true, part: 'kamieniem', price: 1.2 }),
  steel: made('stalowy', 'stal', [13], 'metal', { eras: [4, 12], price: 0.9 }),
  enamelled: made('lakierowany', 'metal lakierowany', [12], 'metal', { dyed: true, eras: [4, 12], price: 0.9 }),
  enamel: made('emaliowany', 'metal emaliowany', [12], 'metal', { dyed: true, eras: [3, 12], price: 0.85 }),
  chrome: made('chromowany', 'stal chromowana', [19], 'metal', { eras: [4, 12] }),
  copper: made('miedziany', 'miedź', [15], 'metal', { price: 1.05 }),
  iron: made('żeliwny', 'żeliwo', [17], 'metal', { eras: [2, 12] }),
  forged: made('kuty', 'żelazo kute ręcznie', [17], 'metal', { dyed: true, price: 1.05 }),
  bronze: made('z brązu', 'brąz patynowany', [18], 'metal', { eras: [1, 12], price: 1.9 }),
  silver: made('srebrny', 'srebro', [20], 'metal', { price: 1.8 }),
  silvered: made('posrebrzany', 'metal posrebrzany', [12, 20], 'metal', { eras: [2, 12], price: 0.9 }),
  gilded: made('pozłacany', 'mosiądz pozłacany', [14], 'metal', { price: 1.1 }),
  cameraMetal: made('', 'aluminium', [16], 'metal', { eras: [5, 12] }),
  cameraHide: made('', 'aluminium, okleina ze skóry', [38, 16], 'metal', { eras: [3, 12] }),

  glass: made('szklany', 'szkło bezbarwne', [21], 'glass'),
  colouredGlass: made('szklany', 'szkło barwione w masie', [23], 'glass', { dyed: true, eras: [2, 12] }),
  blownGlass: made('szklany', 'szkło dmuchane', [21], 'glass', { eras: [2, 12] }),
  opalGlass: made('szklany', 'szkło opalowe', [21], 'glass', { eras: [3, 12] }),
  crystal: made('kryształowy', 'kryształ', [22], 'glass', { eras: [2, 12], price: 1.15 }),
  glassMetal: made('szklany', 'szkło opalowe i mosiądz', [21, 14], 'glass', { eras: [3, 12], price: 1.1 }),
  porcelain: made('porcelanowy', 'porcelana', [25], 'ceramic', { dyed: true, price: 1.1 }),
  paintedPorcelain: made('porcelanowy', 'porcelana malowana', [25], 'ceramic', { price: 1.1 }),
  faience: made('fajansowy', 'fajans szkliwiony', [26], 'ceramic', { dyed: true, price: 0.85 }),
  paintedFaience: made('fajansowy', 'fajans malowany', [26], 'ceramic', { price: 0.85 }),
  paintedCeramic: made('ceramiczny', 'ceramika malowana', [24], 'ceramic', { price: 0.85 }),
  terracotta: made('terakotowy', 'terakota', [27], 'ceramic', { price: 0.7 }),
  stoneware: made('kamionkowy', 'kamionka szkliwiona', [28], 'ceramic', { dyed: true, eras: [2, 12], price: 0.9 }),
  ceramic: made('ceramiczny', 'ceramika szkliwiona', [24], 'ceramic', { dyed: true, eras: [3, 12], price: 0.85 }),
  marble: made('marmurowy', 'marmur', [30], 'stone', { price: 1.3 }),
  alabaster: made('alabastrowy', 'alabaster', [32], 'stone', { eras: [2, 10], price: 1.2 }),
  stone: made('kamienny', 'kamień naturalny', [29], 'stone'),
  concrete: made('betonowy', 'beton', [45], 'stone', { eras: [7, 12], price: 0.8 }),

  cloth: made('', 'tkanina', [33], 'textile', { dyed: true }),
  cotton: made('bawełniany', 'bawełna', [34], 'textile', { dyed: true, eras: [2, 12], price: 0.8 }),
  linen: made('lniany', 'len', [36], 'textile', { dyed: true }),
  wool: made('wełniany', 'wełna', [35], 'textile', { dyed: true, price: 1.1 }),
  patternedWool: made('wełniany', 'wełna tkana ręcznie', [35], 'textile', { price: 1.2 }),
  patternedCotton: made('bawełniany', 'bawełna', [34], 'textile', { price: 0.9 }),
  velvetCloth: made('aksamitny', 'aksamit', [37], 'textile', { dyed: true }),
  hide: made('skórzany', 'skóra naturalna', [38], 'leather', { dyed: true, price: 1.2 }),
  fur: made('naturalny', 'skóra naturalna z włosem', [38], 'leather', { eras: [7, 12] }),

  plastic: made('z tworzywa', 'tworzywo sztuczne', [40], 'plastic', { dyed: true, eras: [4, 12], price: 0.85 }),
  needles: made('', 'tworzywo sztuczne', [40], 'plastic', { eras: [7, 12] }),
  rattan: made('rattanowy', 'rattan', [42], 'wicker', { eras: [5, 12], price: 0.95 }),
  wicker: made('wiklinowy', 'wiklina', [43], 'wicker', { eras: [2, 12], price: 0.7 }),
  dyedWicker: made('wiklinowy', 'wiklina bejcowana', [43], 'wicker', { dyed: true, eras: [4, 12], price: 0.75 }),
  paper: made('papierowy', 'papier', [44], 'paper', { price: 0.8 }),
  print: made('', 'papier, druk offsetowy', [44], 'paper', { eras: [4, 12] }),
  printedPaper: made('papierowy', 'papier zadrukowany', [44], 'paper', { dyed: true, price: 0.8 }),
  cardboard: made('', 'karton', [44], 'paper', { eras: [4, 12] }),
  book: made('', 'papier, oprawa wydawnicza', [44], 'paper'),
  boundBook: made('', 'papier, oprawa skórzana', [38, 44], 'paper', { eras: [1, 8], price: 1.4 }),
  canvas: made('', 'płótno, farba olejna', [], 'paper'),
  drawing: made('', 'papier czerpany', [44], 'paper'),
  wax: made('', 'wosk sojowy', [], 'paper', { dyed: true, eras: [12, 12] }),
} as const satisfies Record<string, MakeUp>

export type MakeUpName = keyof typeof MAKE_UPS

/** A wood that is stained or painted in another colour than its own: its grain still shows. */
export function stainedOf(wood: MakeUp): MakeUp {
  const stained = STAINED.get(wood) ?? { ...wood, text: `${wood.text}, lakier`, isDyed: true }
  STAINED.set(wood, stained)
  return stained
}

// One object a wood, so that make-ups can be compared.
const STAINED = new Map<MakeUp, MakeUp>()

function made(
  title: string,
  text: string,
  materials: readonly number[],
  care: Care,
  { dyed = false, part, eras = [1, 12], price = 1 }: Details = {},
): MakeUp {
  return { title, text, materials, care, isDyed: dyed, part: part ?? null, eras, priceFactor: price }
}
