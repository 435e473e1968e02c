import type { PERSONAS } from '#seeds/personas.ts'
import type { ShopLookup } from '../shop-lookup.ts'
import type { EngineName } from './engine.ts'
import type { Shopper } from './shopper.ts'

/** What is done on a page, and what to say of it. */
export type Step = readonly [name: string, run: (shopper: Shopper, shop: ShopLookup) => Promise<void>]

/** A page, and what is done from there on. */
export interface Tour {
  page: string
  path: (shop: ShopLookup) => Promise<string> | string
  steps: readonly Step[]
  /** Part of `npm test`. @default false */
  isShort?: boolean
  /** On phones alone, or on desktops. @default both */
  only?: 'phone' | 'desktop'
  /** In one engine alone. @default all */
  engine?: EngineName
  /** @default a guest */
  persona?: keyof typeof PERSONAS
  /** What is bought there is gone in that world alone; who looks at orders needs everybody's. @default false */
  hasOwnWorld?: boolean
  /** Nothing has been decided about cookies: the bar asks. @default false */
  isUndecided?: boolean
  /** The newsletter's popup may open. @default false */
  hasNewsletterPopup?: boolean
}

/** Opens something, sees that it stands as it should, and closes it by Escape. */
export const opens = (name: string, open: Step[1]): readonly Step[] => [
  [
    `${name} opens`,
    async (shopper, shop) => {
      await open(shopper, shop)
      await shopper.seePanel()
    },
  ],
  [
    `${name} closes`,
    async (shopper) => {
      await shopper.escape()
      await shopper.leave()
      await shopper.seeNoPanel()
    },
  ],
]
