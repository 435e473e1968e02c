import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { SlowPhone } from './slow-phone.ts'

/** Transfer sizes of a page load. */
export interface Weight {
  requests: number
  /** Bytes of all bodies and headers as transferred: files and cached pages are compressed on the fly, private pages are not. */
  wireBytes: number
  /** The same with every text compressed, as the platform sends it. */
  brotliBytes: number
  jsWireBytes: number
  jsBrotliBytes: number
}

interface Loaded {
  url: string
  mimeType: string
  encodedBytes: number
  /** A prefetch of the next document: the browser has no body of it. */
  isForLater: boolean
}

const TEXT = /^(text\/|application\/(json|javascript|manifest))/
const SCRIPT = /javascript/
/** Files of the build are compressed once, at the highest level; pages at every request, so at a faster one. */
const QUALITY = { file: 11, page: 5 } as const

const Body = z.object({ body: z.string(), base64Encoded: z.boolean() })

/** Starts to count the phone's requests. Call the returned function once the network is idle. */
export function startWeighing({ protocol }: SlowPhone): () => Promise<Weight> {
  const loaded = new Map<string, Loaded>()
  protocol.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isForLater = type === 'Other' && response.mimeType === 'text/css'
    loaded.set(requestId, { url: response.url, mimeType: response.mimeType, encodedBytes: 0, isForLater })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.encodedBytes = encodedDataLength
  })

  return async () => {
    const weight: Weight = { requests: 0, wireBytes: 0, brotliBytes: 0, jsWireBytes: 0, jsBrotliBytes: 0 }
    for (const [requestId, { url, mimeType, encodedBytes, isForLater }] of loaded) {
      if (url.startsWith('data:')) continue
      const brotli = TEXT.test(mimeType) && !isForLater ? await brotliSize(requestId, url) : encodedBytes
      weight.requests++
      weight.wireBytes += encodedBytes
      weight.brotliBytes += brotli
      if (!SCRIPT.test(mimeType)) continue
      weight.jsWireBytes += encodedBytes
      weight.jsBrotliBytes += brotli
    }
    return weight
  }

  async function brotliSize(requestId: string, url: string): Promise<number> {
    const { body, base64Encoded } = Body.parse(await protocol.send('Network.getResponseBody', { requestId }))
    const quality = new URL(url).pathname.startsWith('/assets/') ? QUALITY.file : QUALITY.page
    return brotliCompressSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }).length
  }
}
