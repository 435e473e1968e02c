/** How long a page waits for its last event, in ms: after unloading, it sends nothing. */
export const EVENT_TIMEOUT_MS = 500

/** Waits for an event of a page that is left next, and no longer than a visitor would notice. */
export async function beforeLeaving(tracked: Promise<void>): Promise<void> {
  await Promise.race([tracked, new Promise((resolve) => setTimeout(resolve, EVENT_TIMEOUT_MS))])
}
