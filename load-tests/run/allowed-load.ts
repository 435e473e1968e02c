// What may be loaded, and how much of it. Read by the runner and by k6, which has no URL class.
import { durationOf, type LoadShape, partOf, plannedSessions } from '../load-shape.ts'
import type { Share } from './k6-options.ts'

/** What is to be sent to a shop. */
export interface AskedLoad {
  origin: string
  shares: readonly Share[]
  shape: LoadShape
  /** Sessions a second, of the open model. */
  rate: number
  /** Host that was typed for this run, or ''. */
  agreedHost: string
  /** Bounds of other machines; only options raise them. */
  mostRate: number
  mostSeconds: number
}

/** Bounds of a run against another machine, unless options raise them: sessions a second, and seconds. */
export const USUAL_BOUNDS = { mostRate: 20, mostSeconds: 600 } as const

/** Journeys that change something in a shop. */
const CHANGES: Readonly<Record<string, string | readonly string[]>> = {
  cart: 'fills carts',
  visit: 'fills carts',
  'whole-visit': 'fills carts',
  likes: 'likes products',
  login: 'registers accounts',
  account: 'registers accounts',
  shipping: 'registers accounts',
  checkout: 'PLACES ORDERS',
  withdrawal: ['registers accounts', 'PLACES ORDERS'],
  rush: 'PLACES ORDERS',
}

/** Whether an origin is this machine. */
export function isLoopback(origin: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/.test(hostOf(origin))
}

/** Host of an origin, without its port. @throws Error for anything but an http or https origin */
export function hostOf(origin: string): string {
  const [, host] = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(?::\d+)?$/.exec(origin) ?? []
  if (host === undefined) throw new Error(`An origin is as https://staging.example, not "${origin}".`)
  return host
}

/**
 * What will be sent, as lines to print before it begins; empty: to this machine.
 * @throws Error for a host that nobody agreed to, and for more than the bounds
 */
export function allowedLoad({ origin, shares, shape, rate, agreedHost, mostRate, mostSeconds }: AskedLoad): string[] {
  if (isLoopback(origin)) return []
  const host = hostOf(origin)
  if (agreedHost !== host)
    throw new Error(`${host} is not this machine. Load only what is yours; then say so for this run with --yes-load ${host}.`)
  const seconds = durationOf(shape)
  const peak = shape.executor === 'ramping-arrival-rate' ? Math.max(...shape.stages.map((stage) => stage.rate)) * rate : 0
  if (peak > mostRate) throw new Error(`${peak} sessions a second are more than ${mostRate}: lower --rate, or raise --most-rate.`)
  if ((seconds ?? 0) > mostSeconds) throw new Error(`${seconds} s are more than ${mostSeconds}: lower --seconds, or raise --most-seconds.`)
  const sum = (of: (share: Share) => number) => shares.reduce((all, share) => all + of(share), 0)
  const sessions =
    shape.executor === 'shared-iterations' ? sum(({ share }) => partOf(shape.iterations, share)) : plannedSessions(shape, rate)
  const shoppers = sum(({ share }) =>
    shape.executor === 'ramping-arrival-rate' ? 0 : shape.executor === 'constant-vus' ? partOf(shape.vus, share) : shape.vus,
  )
  const journeys = shares.map(({ journey }) => journey)
  const much = [
    ...(sessions === null ? [] : [`${Math.round(sessions)} sessions in all`]),
    ...(peak > 0 ? [`up to ${peak} a second`] : [`${shoppers} at once`]),
    seconds === null ? 'until all have ended' : `for ${seconds} s`,
  ]
  const changes = [...new Set(journeys.flatMap((journey) => CHANGES[journey] ?? []))]
  return [
    `Will be sent to ${origin}: sessions of ${journeys.join(', ')}, each of some 5 to 160 requests.`,
    `How much: ${much.join(', ')}. ${changes.length === 0 ? 'It only reads.' : `It ${changes.join(', ')}.`}`,
  ]
}
