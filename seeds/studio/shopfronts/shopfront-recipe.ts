import { shopfrontKey } from '../../vendors/shopfronts.ts'
import { type NotedThing, noted } from '../scenes/scene-recipe.ts'
import { type Shopfront, SHOPFRONTS } from './shopfronts.ts'

/** Everything one picture of a shop is made from. */
export interface ShopfrontRecipe extends Omit<Shopfront, 'things'> {
  key: string
  things: readonly NotedThing[]
}

/** All shops, numbered within their trade. */
export function shopfrontRecipes(): ShopfrontRecipe[] {
  return SHOPFRONTS.map((shop, index) => ({
    key: shopfrontKey(shop.trade, SHOPFRONTS.slice(0, index + 1).filter(({ trade }) => trade === shop.trade).length),
    ...shop,
    things: shop.things.map(noted),
  }))
}
