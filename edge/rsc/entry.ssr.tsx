import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import { use } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { flightInHtml } from './flight-in-html.ts'
import type { Payload } from './payload.ts'

interface RenderHtmlOptions {
  flight: ReadableStream<Uint8Array>
  nonce: string
  signal: AbortSignal
}

/**
 * Turns Flight into streamed HTML that carries the same Flight for the browser.
 * Resolves as soon as everything outside Suspense is ready; rejects with the page's error when that part fails, before a byte is sent.
 */
export async function renderHtml({ flight, nonce, signal }: RenderHtmlOptions): Promise<ReadableStream<Uint8Array>> {
  const [forHtml, forBrowser] = flight.tee()
  let payload: Promise<Payload> | undefined
  function Root() {
    payload ??= createFromReadableStream<Payload>(forHtml)
    return use(payload).root
  }
  const html = await renderToReadableStream(<Root />, {
    bootstrapModules: [getClientEntryUrl()],
    nonce,
    signal,
    onError: () => undefined, // reported where it happened: in the Flight renderer
  })
  return html.pipeThrough(flightInHtml({ flight: forBrowser, nonce }))
}
