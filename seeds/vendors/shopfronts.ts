// Fronts of shops: what a vendor's page shows of the vendor.
import { readFileSync } from 'node:fs'
import type { ByLanguage } from '#app/domain/language.ts'
import { storedTexts } from '../stored-texts.ts'
import type { TradeName } from './vendor-trades.ts'
import type { PhotoRow } from '../photos/looks.ts'
import { PHOTOGRAPHS_DIR } from '../photos/photographs-dir.ts'

/** A row of photographs/shopfronts.json: the facts of a picture. */
export interface ShopfrontPhotograph {
  key: string
  trade: TradeName
  width: number
  height: number
  /** Its mean colour, shown while the picture loads. */
  color: string
}

const TEXTS = {
  vintage: { pl: 'witryna sklepu z meblami vintage', en: 'shop window with vintage furniture', es: 'escaparate con muebles vintage' },
  antiques: { pl: 'witryna antykwariatu', en: 'window of an antique shop', es: 'escaparate de una tienda de antigüedades' },
  studio: { pl: 'witryna pracowni', en: 'window of a studio', es: 'escaparate de un taller' },
  lamps: { pl: 'witryna sklepu z lampami', en: 'window of a lamp shop', es: 'escaparate de una tienda de lámparas' },
  table: { pl: 'witryna sklepu z porcelaną i szkłem', en: 'window of a china and glass shop', es: 'escaparate de porcelana y cristal' },
  textiles: { pl: 'witryna sklepu z dywanami', en: 'window of a rug shop', es: 'escaparate de una tienda de alfombras' },
  paper: { pl: 'witryna sklepu z plakatami i książkami', en: 'window of a print and book shop', es: 'escaparate de láminas y libros' },
  small: { pl: 'witryna sklepu z zegarami i biżuterią', en: 'window of a clock and jewellery shop', es: 'escaparate de relojes y joyas' },
  northern: { pl: 'witryna sklepu z meblami z teku', en: 'window of a teak furniture shop', es: 'escaparate con muebles de teca' },
} as const satisfies Record<TradeName, ByLanguage<string>>

/** All rows of the manifest. */
export function readShopfrontManifest(): ShopfrontPhotograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/shopfronts.json`, 'utf8')) as ShopfrontPhotograph[]
}

/** Rows of the table `photo`. */
export function shopfrontRows(): PhotoRow[] {
  return readShopfrontManifest().map(({ key, width, height, color, trade }) => ({
    key,
    width,
    height,
    color,
    view: storedTexts(TEXTS[trade]),
  }))
}
