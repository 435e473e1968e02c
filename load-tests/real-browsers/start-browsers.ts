// Real browsers beside k6: what visitors see of a shop under load, which no time of a response tells.
import { chromium } from '@playwright/test'
import { measureVitals } from './measure-vitals.ts'
import type { PageVitals } from './page-vitals.ts'

/** Pause after each page, so that browsers stay a small part of the load, ms. */
const PAUSE_MS = 4000

interface BrowsersOptions {
  chromiumPath: string
  /** Browsers at the same time. */
  count: number
  pages: readonly { page: string; url: string }[]
}

export interface RunningBrowsers {
  /** Process of the browser; its tabs are children of it. */
  pid: number | undefined
  /** Ends the loads under way. @returns all that were measured, and why others were not */
  stop: () => Promise<{ loads: PageVitals[]; failures: string[] }>
}

/** Starts to load pages in turns, each with an empty cache, until it is stopped. */
export async function startBrowsers({ chromiumPath, count, pages }: BrowsersOptions): Promise<RunningBrowsers> {
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const server = await chromium.launchServer({ executablePath: chromiumPath, args })
  const browser = await chromium.connect(server.wsEndpoint())
  const end = new AbortController()
  const loads: PageVitals[] = []
  const failures: string[] = []
  const visit = async (first: number) => {
    for (let nth = first; !end.signal.aborted; nth++) {
      const page = pages[nth % pages.length]
      if (!page) return
      try {
        loads.push(await measureVitals(browser, page))
      } catch (error) {
        if (!end.signal.aborted) failures.push(`${page.page}: ${String(error).split('\n', 1)[0]}`)
      }
      await paused(end.signal)
    }
  }
  // Each begins with another page.
  const visiting = Promise.all(Array.from({ length: count }, (_, at) => visit(at)))
  return {
    pid: server.process().pid,
    async stop() {
      end.abort()
      await visiting
      await browser.close()
      await server.close()
      return { loads, failures }
    },
  }
}

function paused(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
