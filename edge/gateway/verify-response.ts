import { anothersAnswer, identitiesAsked, type SentCall } from '#app/shop-api/contract/identities.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import { reportError } from '../report-error.ts'

/** A call of a browser: its body as bytes. */
interface PassedCall extends Omit<SentCall, 'body'> {
  body: Uint8Array
}

/**
 * The answer, whole, if it is about what was asked: the rule of shop-call.ts for the calls that a browser makes.
 * @throws ShopApiError when it is another's; that is logged, since the browser hears only that the shop does not answer
 */
export async function answerTo({ method, url, body }: PassedCall, answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const identities = identitiesAsked({ method, url, body: parsed(new TextDecoder().decode(body)) })
  if (identities.length === 0) return answer
  const text = await answer.text()
  const another = anothersAnswer(identities, parsed(text))
  if (another === null) return new Response(text, answer)
  const error = new ShopApiError(`${method} through the gateway`, 'mismatched-response', { detail: another })
  reportError(error)
  throw error
}

/** undefined: no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
