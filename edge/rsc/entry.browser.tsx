import { createFromFetch, createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import { startTransition, StrictMode, use, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { inlineFlight } from './inline-flight.ts'
import { interceptNavigation } from './navigation.ts'
import type { Payload } from './payload.ts'
import { flightPath } from './payload.ts'

const PREFIX = flightPath(import.meta.env.BUILD_ID)

/** Asks for a page as Flight. Anything but a page of this build is left to a full load. */
async function fetchPage(url: URL, signal: AbortSignal): Promise<Payload> {
  const response = await fetch(PREFIX + url.pathname + url.search, { signal })
  if (!response.ok) throw new Error(`No page: ${response.status}`)
  return createFromFetch<Payload>(Promise.resolve(response))
}

const firstPage = createFromReadableStream<Payload>(inlineFlight())

function Shop() {
  const [page, setPage] = useState<Promise<Payload>>(firstPage)
  useEffect(
    () =>
      interceptNavigation(
        (url, signal) =>
          new Promise<void>((resolve, reject) => {
            fetchPage(url, signal).then((next) => {
              startTransition(() => setPage(Promise.resolve(next)))
              resolve()
            }, reject)
          }),
      ),
    [],
  )
  return use(page).root
}

hydrateRoot(
  document,
  <StrictMode>
    <Shop />
  </StrictMode>,
)

if (import.meta.hot) import.meta.hot.on('rsc:update', () => location.reload())
