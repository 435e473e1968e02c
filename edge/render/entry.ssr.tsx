import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import { use } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { flightInHtml } from './flight-in-html.ts'
import type { FlightFeed } from './flight-feed.ts'
import { Layered } from './layered.tsx'
import type { Payload } from './payload.ts'
import { cachedHtml } from './cached-html.ts'

interface RenderHtmlOptions {
  flight: FlightFeed
  nonce: string
  signal: AbortSignal
  /** Waits for every part and renders it in its place, so that the page needs no script to be read. */
  isBuffered: boolean
  /** Stands before the closing tags of one visitor's copy. @default null */
  appended?: Promise<string> | null
}

/**
 * Renders Flight to HTML that contains the same Flight for the browser. Streamed, it resolves as soon as everything outside Suspense is ready;
 * it rejects with the page's error when that part fails, before a byte is sent.
 */
export async function renderHtml({
  flight,
  nonce,
  signal,
  isBuffered,
  appended = null,
}: RenderHtmlOptions): Promise<ReadableStream<Uint8Array>> {
  if (isBuffered) await flight.complete()
  let payload: Promise<Payload> | undefined
  function Root() {
    payload ??= createFromReadableStream<Payload>(flight.stream())
    return use(payload).root
  }
  const html = await renderToReadableStream(
    <Layered>
      <Root />
    </Layered>,
    {
      bootstrapModules: [getClientEntryUrl()],
      nonce,
      signal,
      // React would otherwise emit a large part separately and move it to its place by a script.
      ...(isBuffered && { progressiveChunkSize: Infinity }),
      onError: () => undefined, // the Flight renderer reports it
    },
  )
  if (isBuffered) await html.allReady
  return flightInHtml({ html, flight, nonce, appended })
}

/** The document of complete Flight, as it is cached (cached-html.ts). `hasFailed`: some part of it failed. */
export async function renderBufferedHtml(flight: Uint8Array<ArrayBuffer>): Promise<{ html: string; hasFailed: boolean }> {
  const payload = createFromReadableStream<Payload>(new Blob([flight]).stream())
  let hasFailed = false
  function Root() {
    return use(payload).root
  }
  const html = await renderToReadableStream(
    <Layered>
      <Root />
    </Layered>,
    {
      progressiveChunkSize: Infinity,
      onError() {
        hasFailed = true // the Flight renderer reports it
      },
    },
  )
  await html.allReady
  const options = { html: await new Response(html).text(), flight: new TextDecoder().decode(flight), entryUrl: getClientEntryUrl() }
  return { html: cachedHtml(options), hasFailed }
}
