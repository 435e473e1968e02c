import { type CallResult, isDefinite } from './call-shop.ts'

/**
 * Gives each call a key of its own, but the same call that nobody answered its old one: the shop may have done it, and then does nothing
 * more (EXT-06). Makes keys for one caller.
 */
export function createRepeatKey(newKey: () => string = () => crypto.randomUUID()) {
  let unanswered: { call: string; key: string } | null = null
  return async function withKey<Data>(call: string, send: (key: string) => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
    const key = unanswered?.call === call ? unanswered.key : newKey()
    const result = await send(key)
    unanswered = isDefinite(result) ? null : { call, key }
    return result
  }
}
