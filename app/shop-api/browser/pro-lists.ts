import type { ProductId } from '../../domain/ids.ts'
import type { ProList } from '../../domain/account/professional.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { proLists } from '../contract/pro.ts'
import { toProList, type WireProList } from '../to-professional.ts'
import { type CallResult, callShop, isMissingCall } from './call-shop.ts'

const OF_USER = { group: 'account', isPersonal: true } as const
const PATH = '/shop/client/pro/lists'

/** All lists of the logged-in professional; none of a shop API without lists. */
export async function readProLists(): Promise<CallResult<readonly ProList[]>> {
  const result = await callShop<DataOf<typeof proLists>>(PATH, OF_USER)
  if (!result.ok && isMissingCall(result.failure)) return { ok: true, data: [] }
  return result.ok ? { ok: true, data: result.data.items.map(toProList) } : result
}

/** Creates an empty list (GAP-37). */
export async function addProList(name: string): Promise<CallResult<ProList>> {
  return listIn(await callShop(PATH, { ...OF_USER, body: { name } }))
}

export async function renameProList(id: number, name: string): Promise<CallResult<ProList>> {
  return listIn(await callShop(`${PATH}/${id}`, { ...OF_USER, method: 'PUT', body: { name } }))
}

export async function removeProList(id: number): Promise<CallResult<object>> {
  return callShop(`${PATH}/${id}`, { ...OF_USER, method: 'DELETE' })
}

/** Adds a product to a list, or sets its quantity there. */
export async function putOnProList(id: number, line: { productId: ProductId; quantity: number }): Promise<CallResult<ProList>> {
  return listIn(await callShop(`${PATH}/${id}/products`, { ...OF_USER, body: line }))
}

export async function takeOffProList(id: number, productId: ProductId): Promise<CallResult<ProList>> {
  return listIn(await callShop(`${PATH}/${id}/products/${productId}`, { ...OF_USER, method: 'DELETE' }))
}

/** Makes the link of a list (EXT-23). */
export async function shareProList(id: number): Promise<CallResult<ProList>> {
  return listIn(await callShop(`${PATH}/${id}/share`, { ...OF_USER, method: 'POST' }))
}

/** Ends the link of a list. */
export async function unshareProList(id: number): Promise<CallResult<ProList>> {
  return listIn(await callShop(`${PATH}/${id}/share`, { ...OF_USER, method: 'DELETE' }))
}

function listIn(result: CallResult<WireProList>): CallResult<ProList> {
  return result.ok ? { ok: true, data: toProList(result.data) } : result
}
