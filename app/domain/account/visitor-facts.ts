/**
 * Small facts about one visitor that come at the end of the page's own response, so that the header need not wait for a call. What is
 * absent is not known; the islands ask for everything anyway.
 */
export interface VisitorFacts {
  /** Distinct items in the cart (spec §2). */
  cart?: number
  /** Liked products. */
  likes?: number
  /** Who is logged in; null is a guest. */
  user?: { firstName: string | null } | null
  /** Name of the login of these facts (page-login.ts); absent: a guest's. */
  login?: string
}

/** Id of the element, JSON for nobody but the islands, in which a document carries the facts. */
export const VISITOR_FACTS_ID = 'visitor-tail'
