import type { Market } from '../domain/market.ts'
export interface ShopApi { market: Market }
export interface ShopApiOptions { origin: string; headers: Record<string, string>; market: Market; productHref: (p: {id: import('../domain/ids.ts').ProductId; name: string}) => string; vendorHref: (v: {id: import('../domain/ids.ts').VendorId; name: string}) => string }
export function createShopApi(o: ShopApiOptions): ShopApi { return { market: o.market } }
