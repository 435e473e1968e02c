import { timedRequest } from '../edge-stack/request.ts'

/** Visits per second. */
export const RATE = 40

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Visits pages in turns at a steady rate, whether or not earlier visits have ended. @returns their responses, in order */
export async function steadyVisits(origin: string, pages: readonly string[], seconds: number) {
  const visits = []
  const begun = performance.now()
  for (let visit = 0; visit < seconds * RATE; visit++) {
    const wait = begun + (visit / RATE) * 1000 - performance.now()
    if (wait > 0) await pause(wait)
    visits.push(timedRequest(origin + (pages[visit % pages.length] ?? '')))
  }
  return Promise.all(visits)
}
