import { href } from '../../app/addresses/href.ts'
import type { Market } from '../../app/domain/market.ts'
import type { OrderId } from '../../app/domain/ids.ts'
import { NO_FILTERS } from '../../app/domain/search/filters.ts'
import type { Paths } from './promise.ts'

/** Paths of the pages of a visit, in a market. */
export function pathsOf({ language }: Market): Paths {
  return {
    home: href('home', {}, language),
    catalog: href('catalog', { filters: NO_FILTERS }, language),
    cart: href('cart', {}, language),
    login: href('login', { redirectTo: null }, language),
    userProfile: href('userProfile', {}, language),
    checkout: href('checkout', { step: 'contact', order: null }, language),
    favorites: href('favorites', {}, language),
    withdrawal: href('withdrawal', { id: 0 as OrderId }, language),
  }
}
