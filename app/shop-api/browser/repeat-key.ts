import { type CallResult, isDefinite } from './call-shop.ts'

/** 128 random bits. Browsers have `randomUUID` on https and this machine alone, and a phone opens a developer's shop by http. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Gives each call a new idempotency key, but reuses the key when the previous attempt of the same call got no response: the shop API may
 * have executed it, and then the repetition changes nothing (EXT-06). One instance per caller.
 */
export function createRepeatKey(makeKey = newKey) {
  let unconfirmed: { call: string; key: string } | null = null
  return async function withKey<Data>(call: string, send: (key: string) => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
    const key = unconfirmed?.call === call ? unconfirmed.key : makeKey()
    const result = await send(key)
    unconfirmed = isDefinite(result) ? null : { call, key }
    return result
  }
}
