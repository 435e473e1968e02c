// What of an answer is judged.
export interface Answered {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /** Lines of Set-Cookie. */
  setCookies: readonly string[]
  /** Decompressed. */
  text: string
}

/** What each promise is made of, and what is broken where it is not kept. */
export const ASPECTS = {
  status: 'an answer has its status',
  type: 'an answer has the media type of its kind',
  cache: 'an answer says who may keep it, and for how long',
  security: 'an answer has the security headers',
  cookies: 'cookies are set where they should be, and nowhere else',
  way: 'a redirect leads where it should',
  end: 'a page is whole, to its </html>',
  language: 'a page is in the language of its market',
  canonical: 'a page has its own canonical address',
  robots: 'robots may list what they should, and nothing else',
  heading: 'title and heading name what was asked for',
  amounts: 'amounts are in the currency of the market, and those of the shop API',
  cards: 'cards have name, photo and price of their products',
  parts: 'a page has the pictures, amounts, buttons and forms of its kind',
  structured: 'structured data says what the page shows',
  holds: 'an answer is that of what was asked for',
  data: 'data of the shop API is right',
  body: 'an answer has a body',
} as const
export type Aspect = keyof typeof ASPECTS
export const ASPECT_NAMES = Object.keys(ASPECTS) as Aspect[]

export interface Problem {
  aspect: Aspect
  text: string
}
