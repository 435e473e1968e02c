import { type Answer, isAnswered } from './call-shop.ts'

/**
 * Gives each call a key of its own, but the same call that nobody answered its old one: the shop may have done it, and then does nothing
 * more (EXT-06). Makes keys for one caller.
 */
export function createRepeatKey(newKey: () => string = () => crypto.randomUUID()) {
  let unanswered: { call: string; key: string } | null = null
  return async function withKey<Data>(call: string, send: (key: string) => Promise<Answer<Data>>): Promise<Answer<Data>> {
    const key = unanswered?.call === call ? unanswered.key : newKey()
    const answer = await send(key)
    unanswered = isAnswered(answer) ? null : { call, key }
    return answer
  }
}
