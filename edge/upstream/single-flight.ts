import { inTime } from '../in-time.ts'

export interface SingleFlightOptions {
  /** A leader without progress for this long is lost, in ms. */
  budgetMs: number
  /** Flights at the same time; beyond, requests are not deduplicated. */
  maxFlights: number
  /** ms since 1970 */
  now: () => number
}

/** How long followers wait beyond the budget, in ms. */
const GRACE_MS = 300

/** A flight is lost after this many budgets, whatever its progress. The platform lets waitUntil hold for 30 s. */
const MAX_BUDGETS = 3

/** State of a flight; its leader keeps it up to date. */
interface Progress {
  /** Instant of the last progress, ms since 1970. */
  progressAt: number
}

interface Flight<Value, Of extends Progress> {
  value: Promise<Value>
  startedAt: number
  progress: Of
}

/**
 * Single flight: one request computes a value and concurrent requests follow it. They share values (bytes, text), never a Response or a stream,
 * which belong to the request that made them. A leader must hold the promise with waitUntil; when it disconnects without that, all followers
 * hang (reproduced on workerd: for ever, and so do all later ones).
 */
export function createSingleFlight<Value, Of extends Progress>({ budgetMs, maxFlights, now }: SingleFlightOptions) {
  const flights = new Map<string, Flight<Value, Of>>()

  return {
    /**
     * Follows the flight of a key; null: there is none. Its value is null when the leader is lost. A slow leader with progress is not lost,
     * because starting anew would load a slow machine even more.
     */
    follow(key: string): { value: Promise<Value | null>; progress: Of } | null {
      const flight = flights.get(key)
      if (flight && leftMs(flight) > 0) return { value: followed(flight), progress: flight.progress }
      flights.delete(key)
      return null
    },

    /** Whether a flight for the key is under way. */
    has(key: string): boolean {
      const flight = flights.get(key)
      return flight !== undefined && leftMs(flight) > 0
    },

    /** Leads a flight. `value` never rejects: a failure is a value, too. */
    lead(key: string, value: Promise<Value>, progress: Of, waitUntil: (held: Promise<unknown>) => void): void {
      if (flights.size >= maxFlights) dropLost()
      const flight = { value, startedAt: now(), progress }
      if (flights.size < maxFlights) flights.set(key, flight)
      waitUntil(
        value.finally(() => {
          if (flights.get(key) === flight) flights.delete(key)
        }),
      )
    },

    /** Flights under way for which `holds` is true. */
    count(holds: (progress: Of) => boolean): number {
      return [...flights.values()].filter((flight) => holds(flight.progress) && leftMs(flight) > 0).length
    },

    /** Flights in memory, lost ones included. */
    size: () => flights.size,
  }

  function leftMs({ startedAt, progress }: Flight<Value, Of>): number {
    return Math.min(startedAt + MAX_BUDGETS * budgetMs, progress.progressAt + budgetMs) - now()
  }

  async function followed(flight: Flight<Value, Of>): Promise<Value | null> {
    for (let left = leftMs(flight); left > 0; left = leftMs(flight)) {
      const value = await inTime(flight.value, left + GRACE_MS, null)
      if (value !== null) return value
    }
    return null
  }

  function dropLost(): void {
    for (const [key, flight] of flights) if (leftMs(flight) <= 0) flights.delete(key)
  }
}
