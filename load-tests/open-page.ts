import { REFRESH_MS } from '../app/domain/time/refresh-intervals.ts'

/** Number of refreshes before an open page of the mix is closed. */
export const REFRESHES = 3

/** Refresh interval of an open page, s (spec §9). */
export function refreshSeconds(page: keyof typeof REFRESH_MS): number {
  return REFRESH_MS[page] / 1000
}

/** Time that a page of the mix stays open between its first request and its last, s. */
export function openSeconds(page: keyof typeof REFRESH_MS): number {
  return REFRESHES * refreshSeconds(page)
}
