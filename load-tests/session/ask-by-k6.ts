// What k6 alone asks a shop before a run. Its requests are tagged `setup`, so that no threshold counts them as pages or calls.
import http from 'k6/http'
import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { searchProducts } from '#app/shop-api/contract/search.ts'
import type { Asked } from '../catalog/read-catalog.ts'
import { ownHeaders } from './own-headers.ts'

const PARAMS = { tags: { name: 'setup' }, responseType: 'text' } as const

/** @throws Error if the shop does not answer a search */
export function askByK6(origin: string) {
  return ({ market, page, perPage, body }: Asked): DataOf<typeof searchProducts> => {
    const url = `${origin}/shop/search/products?page=${page}&per_page=${perPage}`
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: market }
    const response = http.request('POST', url, JSON.stringify(body), {
      ...PARAMS,
      headers: { ...headers, ...ownHeaders(__ENV['LOAD_HEADERS']) },
    })
    if (response.status !== 200) throw new Error(`${url} responded ${response.status}: is it the shop?`)
    return JSON.parse(response.body ?? '').data
  }
}

/** Id of the build of the edge, which is part of the addresses of Flight. */
export function buildByK6(origin: string): string {
  const { status, body } = http.request('GET', `${origin}/version`, null, { ...PARAMS, headers: ownHeaders(__ENV['LOAD_HEADERS']) })
  return status === 200 ? String(JSON.parse(body ?? '{}').build) : ''
}
