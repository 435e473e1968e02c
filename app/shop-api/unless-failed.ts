import { ShopApiError } from './shop-api-error.ts'

/** What a read resolves to; undefined, and a line in the log, when the shop API fails: the page says so in its place (GAP-140). */
export async function unlessFailed<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    console.warn(error.message)
    return undefined
  }
}
