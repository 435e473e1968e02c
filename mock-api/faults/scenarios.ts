// THE TABLE OF SCENARIOS. Add a row: what the shop does, what a shopper should see of it, and the faults that make it so.
// Choose one by the header x-mock-scenario, the cookie mock-scenario at the edge, or for a world by POST /__mock/scenarios.
import type { FaultRule } from './fault-rule.ts'

/** A named way in which the shop misbehaves. */
export interface Scenario {
  /** What the shop does. */
  does: string
  /** What a shopper should see; journeys hold the storefront to it. */
  shows: string
  faults: readonly FaultRule[]
}

/** Longer than anybody likes to wait, shorter than the storefront waits. */
const SLOW_MS = '800'

const scenario = (does: string, shows: string, ...faults: FaultRule[]): Scenario => ({ does, shows, faults })
const fault = (route: string, kind: FaultRule['kind'], arg?: string, more: Partial<FaultRule> = {}): FaultRule => ({
  route,
  kind,
  ...(arg !== undefined && { arg }),
  ...more,
})

export const SCENARIOS = {
  'slow-search': scenario(
    'search takes 0.8 s',
    'the frame at once, skeletons, then the products',
    fault('searchProducts', 'latency', SLOW_MS),
  ),
  'search-503': scenario(
    'search answers 503',
    'the frame, and in place of the products an apology with a link to try again',
    fault('searchProducts', 'status', '503'),
  ),
  'search-429': scenario(
    'search answers 429 with Retry-After',
    'as search-503; no second try before the time is over',
    fault('searchProducts', 'rate-limit', '30'),
  ),
  'wrong-shape-search': scenario('search answers JSON of another shape', 'as search-503', fault('searchProducts', 'wrong-shape')),
  'truncated-search': scenario(
    'the connection breaks in the middle of what search answers',
    'as search-503',
    fault('searchProducts', 'truncated'),
  ),
  'huge-search': scenario('search answers 64 MB', 'as search-503, long before they are read', fault('searchProducts', 'huge', '64')),
  'hanging-search': scenario('search never answers', 'as search-503, after 1.5 s', fault('searchProducts', 'hang')),
  'unsteady-search': scenario(
    'a tenth of searches answer 503, all take as long as a real network',
    'products; now and then as search-503',
    fault('searchProducts', 'latency-lognormal', '200/0.8'),
    fault('searchProducts', 'status', '503', { percent: 10 }),
  ),
  'product-503': scenario(
    'the details of a product answer 503',
    'the error page with a link to try again; status 503',
    fault('productDetails', 'status', '503'),
  ),
  'product-slow': scenario('the details of a product take 0.8 s', 'the whole page, later', fault('productDetails', 'latency', SLOW_MS)),
  'reset-product': scenario(
    'the connection is reset when the details of a product are requested',
    'as product-503',
    fault('productDetails', 'reset'),
  ),
  'header-bomb': scenario(
    'the details of a product come with 400 headers of 1 kB',
    'as product-503',
    fault('productDetails', 'header-bomb', '400'),
  ),
  'banners-array-promo': scenario(
    'the promo bar is an array, as the shop answers when there is none',
    'no promo bar, and nothing else is missing',
    fault('banners', 'replace', 'data.promoBar=[]'),
  ),
  'banners-503': scenario(
    'banners answer 503',
    'no banners and no promo bar, and nothing else is missing',
    fault('banners', 'status', '503'),
  ),
  'cart-503': scenario(
    'every call of the cart answers 503',
    'the cart: an apology with a way to try again; adding: the button rests, nothing added, and it is said to who listens (spec §8)',
    fault('/shop/cart/*', 'status', '503'),
  ),
  'cart-hang': scenario('every call of the cart hangs', 'as cart-503, after the time that a call has', fault('/shop/cart/*', 'hang')),
  'cart-response-lost': scenario(
    'the first addition happens and its answer is lost',
    'the button rests; trying again does not add twice',
    fault('addToCart', 'response-lost', undefined, { first: 1 }),
  ),
  'string-empty-cart': scenario(
    'the cart is a plain string, as the shop answers when it is empty',
    'the empty cart',
    fault('cartDetails', 'replace', 'data="EMPTY_CART"'),
    fault('cartDetailsWithCode', 'replace', 'data="EMPTY_CART"'),
  ),
  'price-changed': scenario(
    'the first product that is added costs a tenth more meanwhile',
    'the new price; nothing added, and the next press adds at it',
    fault('addToCart', 'price-raised', undefined, { first: 1 }),
  ),
  'sold-out-on-add': scenario('somebody else buys what is being added', 'that it is gone; nothing added', fault('addToCart', 'sold-out')),
  'likes-malformed': scenario(
    'the likes answer no JSON',
    'empty hearts; the page of likes: an apology',
    fault('likesDetails', 'malformed-json'),
  ),
  'likes-503': scenario(
    'every call of the likes answers 503',
    'empty hearts; a click returns to empty without a word (spec §8)',
    fault('likesDetails', 'status', '503'),
    fault('likeProduct', 'status', '503'),
  ),
  'token-expired': scenario(
    'every login has expired',
    'a guest again; a private page leads to the login and back',
    fault('*', 'expired-token'),
  ),
  'login-throttled': scenario(
    'a login answers 429 for a quarter of an hour',
    'that there were too many tries, and when the next may be',
    fault('login', 'rate-limit', '900'),
  ),
  'everything-down': scenario('every call answers 503', 'the frame and an apology everywhere; nothing breaks', fault('*', 'status', '503')),
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

/** Whether there is a scenario of that name. */
export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name)
}
