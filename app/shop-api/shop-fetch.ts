/** A call of the shop API in the parts that `fetch` takes. Its headers are a record and its body can be sent again. */
export interface ShopRequestInit {
  method?: string
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer> | null
  redirect?: 'manual'
  signal?: AbortSignal
}

/**
 * `fetch` by address and parts. Steps between a call and the network pass the parts on, because each Request that is made from another one is a copy
 * of its own in workerd.
 */
export type ShopFetch = (url: string, init: ShopRequestInit) => Promise<Response>
