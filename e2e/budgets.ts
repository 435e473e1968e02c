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
/** What a page is made of. */
export type PageCounts = z.infer<typeof PageCounts>

/** The kinds of pages that have a budget of counts. */
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
  /** From a press to the frame that answers it, on the slow phone. */
  interactionMs: z.number(),
})

function perKind<Schema>(schema: Schema) {
  return Object.fromEntries(COUNTED.map((kind) => [kind, schema])) as Record<(typeof COUNTED)[number], Schema>
}

/** What pages may weigh and how fast they answer: the one table, for the benchmark and for the tests that fail. */
export const BUDGETS = Budgets.parse(budgets)

/** The kinds of pages that have a budget of scripts. */
export const WEIGHED = ['home', 'listing', 'product', 'cart', 'checkout'] as const
export type WeighedPage = (typeof WEIGHED)[number]
