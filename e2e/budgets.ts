import { z } from 'zod'
import budgets from './budgets.json' with { type: 'json' }

const PageCounts = z.object({
  elements: z.number(),
  htmlBytes: z.number(),
  htmlBrotliBytes: z.number(),
  flightBytes: z.number(),
  clientReferences: z.number(),
  apiCalls: z.number(),
})
/** Size limits of a page's parts. */
export type PageCounts = z.infer<typeof PageCounts>

/** The kinds of pages with a budget of counts. */
export const COUNTED = ['home', 'listing', 'search', 'product', 'cart', 'content'] as const

const Budgets = z.object({
  firstLoadScripts: z.object({
    unit: z.string(),
    home: z.number(),
    listing: z.number(),
    product: z.number(),
    cart: z.number(),
    checkout: z.number(),
  }),
  pageCounts: z.object({ unit: z.string(), ...perKind(PageCounts) }),
  /** Cumulative layout shift of a page. */
  layoutShift: z.number(),
  /** From a tap to the next painted frame, on the slow phone. */
  interactionMs: z.number(),
})

function perKind<Schema>(schema: Schema) {
  return Object.fromEntries(COUNTED.map((kind) => [kind, schema])) as Record<(typeof COUNTED)[number], Schema>
}

/** Limits for page weight and response times: the one table for the benchmark and for the failing tests. */
export const BUDGETS = Budgets.parse(budgets)

/** The kinds of pages with a budget of scripts. */
export const WEIGHED = ['home', 'listing', 'product', 'cart', 'checkout'] as const
export type WeighedPage = (typeof WEIGHED)[number]
