// Fronts of shops: what a vendor's page shows of the vendor.
import { readFileSync } from 'node:fs'
import { storedTexts } from '../stored-texts.ts'
import { type TradeName, tradeOf } from './vendor-trades.ts'
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
    view: storedTexts(tradeOf(trade).shopfront),
  }))
}
