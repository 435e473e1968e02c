import type { PERSONAS } from '#seeds/personas.ts'
import type { ShopLookup } from '../shop-lookup.ts'
import type { EngineName } from './engine.ts'
import type { Shopper } from './shopper.ts'

/** An action on a page, and its name in reports. */
export type Step = readonly [name: string, run: (shopper: Shopper, shop: ShopLookup) => Promise<void>]

export const step = (...named: Step): Step => named

/** A start page and the steps from there. */
export interface Scenario {
  page: string
  path: (shop: ShopLookup) => Promise<string> | string
  steps: readonly Step[]
  /** Part of `npm test`. @default false */
  isShort?: boolean
  /** Only on phones, or only on desktops. @default both */
  only?: 'phone' | 'desktop'
  /** Only in one engine. @default all */
  engine?: EngineName
  /** @default a guest */
  persona?: keyof typeof PERSONAS
  /** Run in an isolated world, so purchases affect no other scenario; scenarios that read seeded orders need the shared one. @default false */
  hasOwnWorld?: boolean
  /** No consent decision yet: the bar is shown. @default false */
  isUndecided?: boolean
  /** The newsletter popup may open. @default false */
  hasNewsletterPopup?: boolean
}

/** Opens a panel or dialog, checks its layout, and closes it by Escape. */
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
