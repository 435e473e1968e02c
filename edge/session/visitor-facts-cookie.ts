// The visitor-facts cookie: base64url(JSON).base64url(first 16 bytes of HMAC-SHA-256, RFC 2104).
import type { Session } from '../edge-context.ts'
import { BoundedMap } from '../bounded-map.ts'
import { constantTimeEqual } from '../http/same-bytes.ts'
import type { FactName, FactValue } from './visitor-facts.ts'

/** Bytes of the signature in the cookie; 128 bits cannot be guessed. */
const SIGNATURE_BYTES = 16

/** Verified cookies that an isolate remembers: of about 300 visitors. */
export const MAX_VERIFIED = 1000

const encoder = new TextEncoder()

/** Facts by everything that was verified: session, name, payload and signature. Another secret has another map. */
const verified = new WeakMap<CryptoKey, Map<string, FactValue>>()

// One key for the isolate, whose secret does not change. The key itself, not its promise, which belongs to the request that imported it.
let known: { secret: string; key: CryptoKey } | null = null

/** The signing key of a secret. */
export async function signingKeyOf(secret: string): Promise<CryptoKey> {
  if (known?.secret === secret) return known.key
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  known = { secret, key }
  return key
}

/** Signs a fact for one session: with another guest id or token it is invalid, so a login or logout ends it. */
export async function signFact(key: CryptoKey, session: Session, name: FactName, value: FactValue): Promise<string> {
  const payload = toBase64Url(encoder.encode(JSON.stringify(value)))
  return `${payload}.${await signature(key, session, name, payload)}`
}

/**
 * The fact of a cookie; undefined: none, an invalid signature, or another session. Each page comes with the same cookies, so verified ones are
 * remembered.
 */
export async function readSignedFact(
  key: CryptoKey,
  session: Session,
  name: FactName,
  cookie: string | undefined,
): Promise<FactValue | undefined> {
  if (cookie === undefined) return undefined
  const facts = verified.get(key) ?? new BoundedMap<string, FactValue>(MAX_VERIFIED)
  verified.set(key, facts)
  const whole = JSON.stringify([name, cookie, session.guestId, session.token])
  const known = facts.get(whole)
  if (known !== undefined) return known
  const [payload = '', signed = ''] = cookie.split('.', 2)
  if (!constantTimeEqual(encoder.encode(signed), encoder.encode(await signature(key, session, name, payload)))) return undefined
  const fact = JSON.parse(new TextDecoder().decode(fromBase64Url(payload))) as FactValue
  facts.set(whole, fact)
  return fact
}

async function signature(key: CryptoKey, { guestId, token }: Session, name: FactName, payload: string): Promise<string> {
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(JSON.stringify([name, payload, guestId, token])))
  return toBase64Url(new Uint8Array(signed, 0, SIGNATURE_BYTES))
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Of what toBase64Url has made. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
