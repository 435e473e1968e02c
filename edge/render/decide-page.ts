import type { ReactNode } from 'react'

/** Whether there is a page to send, which its own function says while the document around it is rendered. */
export interface PageDecision {
  /** Resolves once the page is there; its sections await their data by themselves. Rejects with a PageOutcome, or what failed, when there is none. */
  decided: Promise<void>
  /** The page, which decides. */
  page: () => Promise<ReactNode>
  /** The document is complete: where that failed around the page, nobody asked for the page, and whoever awaits the decision would wait for ever. */
  ended: (failure: unknown) => void
}

/** @param render the page */
export function decidePage(render: () => Promise<ReactNode> | ReactNode): PageDecision {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  promise.catch(() => undefined) // callers await it later
  let isAsked = false
  return {
    decided: promise,
    async page() {
      isAsked = true
      try {
        const page = await render()
        resolve()
        return page
      } catch (error) {
        reject(error)
        throw error
      }
    },
    ended(failure) {
      if (!isAsked) reject(failure)
    },
  }
}
