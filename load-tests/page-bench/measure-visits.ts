import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { shiftsOf } from '../../e2e/layout.ts'
import type { Figures } from './figures.ts'
import { openSlowPhone, type SlowPhone } from './slow-phone.ts'

/** A task that blocks the main thread longer than this is a long task, ms. */
const LONG_TASK_MS = 50
/** Wait for late tasks after the network is idle, ms. */
export const REST_MS = 1000

/** A first visit with an empty cache, then one more in the same browser. @param prepare what the visitor did before */
export async function measureVisits(browser: Browser, url: string, prepare?: (page: Page) => Promise<void>): Promise<Figures> {
  const phone = await openSlowPhone(browser)
  try {
    await prepare?.(phone.page)
    const first = await measureVisit(phone, url)
    await phone.page.goto('about:blank')
    // Whoever comes back has answered the request for consent: by a cookie the shop knows that its styles are there.
    await phone.page.context().addCookies([{ name: SCRIPT_COOKIES.consent.name, value: 'none', url }])
    const repeat = await measureVisit(phone, url)
    return Object.fromEntries(
      Object.entries({ first, repeat }).flatMap(([visit, figures]) =>
        Object.entries(figures).map(([name, value]) => [`${visit} ${name}`, value]),
      ),
    )
  } finally {
    await phone.close()
  }
}

/** Opens a page and waits until the network is idle. @throws Error if the response is not 200 */
export async function loadToRest({ page }: SlowPhone, url: string): Promise<void> {
  const response = await page.goto(url, { timeout: 60_000 })
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}.`)
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.waitForTimeout(REST_MS)
}

/** @throws Error if it is no page, or painted nothing */
async function measureVisit(phone: SlowPhone, url: string): Promise<Figures> {
  const { page } = phone
  const weigh = startWeighing(phone)
  await loadToRest(phone, url)
  const { first, observed } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    observed: window.observedPaints ?? null,
  }))
  if (first === null || observed === null || observed.largestAtMs === null) throw new Error(`${url} painted nothing.`)
  // As Lighthouse counts: of the task that painted only what came after the paint.
  const blocked = observed.longTasks.map(({ atMs, durationMs }) => atMs + durationMs - Math.max(atMs, first) - LONG_TASK_MS)
  return {
    FCP: first,
    LCP: observed.largestAtMs,
    TBT: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0),
    CLS: (await shiftsOf(page)).score,
    ...(await weigh()),
  }
}

interface Loaded {
  url: string
  mimeType: string
  isDocument: boolean
  /** As transferred; 0: from the browser's cache. */
  bytes: number
  /** A prefetch of the next document: the browser has no body of it. */
  isForLater: boolean
}

const TEXT = /^(text\/|application\/(json|javascript|manifest))/
/** Files of the build are compressed once, at the highest level; pages at every request, so at a faster one. */
const QUALITY = { file: 11, page: 8 } as const
const Body = z.object({ body: z.string(), base64Encoded: z.boolean() })

/** Starts to count the phone's requests. Call the returned function once the network is idle. */
function startWeighing({ protocol }: SlowPhone): () => Promise<Figures> {
  const loaded = new Map<string, Loaded>()
  protocol.on('Network.responseReceived', ({ requestId, response: { url, mimeType }, type }) => {
    const isForLater = type === 'Other' && mimeType === 'text/css'
    loaded.set(requestId, { url, mimeType, isDocument: type === 'Document', bytes: 0, isForLater })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return async () => {
    const sums = { requests: 0, kB: 0, 'br kB': 0, 'document br kB': 0, 'scripts br kB': 0 }
    for (const [requestId, { url, mimeType, isDocument, bytes, isForLater }] of loaded) {
      if (bytes === 0 || url.startsWith('data:')) continue
      const brotli = (TEXT.test(mimeType) && !isForLater ? await brotliSize(requestId, url) : bytes) / 1000
      sums.requests++
      sums.kB += bytes / 1000
      sums['br kB'] += brotli
      if (isDocument) sums['document br kB'] += brotli
      if (mimeType.includes('javascript')) sums['scripts br kB'] += brotli
    }
    return sums
  }

  async function brotliSize(requestId: string, url: string): Promise<number> {
    const { body, base64Encoded } = Body.parse(await protocol.send('Network.getResponseBody', { requestId }))
    const quality = new URL(url).pathname.startsWith('/assets/') ? QUALITY.file : QUALITY.page
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    return brotliCompressSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { params }).length
  }
}
