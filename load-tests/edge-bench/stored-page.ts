import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'

/** A hit as it is sent: encoded bytes, and the headers that a bare worker sends with them. */
export interface SentPage {
  bytes: Buffer
  headers: Readonly<Record<string, string>>
}

/** Set by workerd itself. */
const OF_CONNECTION = new Set(['date', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
const MAX_TRIES = 50
const RETRY_AFTER_MS = 100

/** The page, once it comes from the cache. @throws Error if it never does */
export async function storedPage(url: string, sent: Readonly<Record<string, string>>): Promise<SentPage> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [response] = (await once(get(url, { headers: sent }), 'response')) as [IncomingMessage]
    const bytes = await buffer(response)
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
    if (response.statusCode === 200 && response.headers['cache-status']?.toString().includes('hit'))
      return { bytes, headers: Object.fromEntries(headers.filter(([name]) => !OF_CONNECTION.has(name))) }
    await setTimeout(RETRY_AFTER_MS)
  }
  throw new Error(`${url} is not stored: is the page cache on?`)
}
