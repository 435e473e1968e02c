// A certificate for localhost that nobody has to keep: key and signature are made anew for each run (RFC 5280; DER by ITU-T X.690).
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** PEM of a private key and of its certificate. */
export interface KeyAndCertificate {
  key: string
  cert: string
}

const DAY_MS = 86_400_000
const NAMES = ['localhost', '127.0.0.1']

/** Signs a certificate for localhost and 127.0.0.1, valid for a day before and after `now`. @param now ms since 1970 */
export function selfSigned(now: number): KeyAndCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(oid(2, 5, 4, 3), utf8('localhost'))))
  const signature = sequence(oid(1, 2, 840, 10045, 4, 3, 2))
  const isAuthority = sequence(oid(2, 5, 29, 19), octets(sequence(der(0x01, Buffer.of(0xff)))))
  const alternatives = sequence(
    oid(2, 5, 29, 17),
    octets(sequence(der(0x82, Buffer.from(NAMES[0] ?? '')), der(0x87, Buffer.from((NAMES[1] ?? '').split('.').map(Number))))),
  )
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    signature,
    name,
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, alternatives)),
  )
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signed = sequence(body, signature, der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, createPrivateKey(key))])))
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n` }
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (...parts: readonly Buffer[]) => der(0x31, Buffer.concat(parts))
const octets = (content: Buffer) => der(0x04, content)
const utf8 = (text: string) => der(0x0c, Buffer.from(text))

/** UTCTime: YYMMDDhhmmssZ */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function oid(first: number, second: number, ...rest: readonly number[]): Buffer {
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const groups = [value & 0x7f]
  for (let left = value >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80)
  return groups
}
