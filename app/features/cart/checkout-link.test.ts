import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'
import { inTurn } from '../../shop-api/browser/in-turn.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { runIsland } from '../../testing/run-island.ts'
import { CheckoutLink } from './checkout-link.client.tsx'

const assign = vi.fn<(href: string) => void>()
beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { assign })
})

interface LinkProps {
  'aria-busy': boolean | undefined
  onClick: (event: object) => void
}

/** The link, and what a click on it does: whether it leads on as links do. */
function link() {
  const island = runIsland(() => (CheckoutLink({ href: '/checkout', children: null }) as ReactElement<LinkProps>).props)
  const click = (keys: object = {}) => {
    const preventDefault = vi.fn<() => void>()
    island.current.onClick({ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...keys, preventDefault })
    return preventDefault.mock.calls.length === 0
  }
  return { click, isBusy: () => island.current['aria-busy'] }
}

/** A change of the cart under way, and its end. */
function change() {
  const answer = Promise.withResolvers<CallResult<null>>()
  const done = inTurn(VISITOR_KEYS.cart, async () => answer.promise)
  return async (result: CallResult<null>) => {
    answer.resolve(result)
    await done
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('EXT-44: it leads on as links do where no change of the cart is under way, or in another tab', async () => {
  expect(link().click()).toBe(true)
  const end = change()
  expect(link().click({ ctrlKey: true })).toBe(true)
  await end({ ok: true, data: null })
  expect(assign).not.toHaveBeenCalled()
})

const FAILED = { ok: false, failure: { kind: 'refused', status: 503, code: 'FAILED', fields: {} } } as const
test.each([
  ['leads on once it is made', { ok: true, data: null }, [['/checkout']]],
  ['stays where it failed', FAILED, []],
] as const)('EXT-44: two clicks during a change of the cart wait for it, and the link %s', async (_what, result, loads) => {
  const [end, { click, isBusy }] = [change(), link()]
  expect([click(), click(), isBusy()]).toEqual([false, false, true])
  expect(assign).not.toHaveBeenCalled()
  await end(result)
  expect([assign.mock.calls, isBusy()]).toEqual([loads, undefined])
})
