export interface SingleFlightOptions {
  /** Who shows no sign of life for so long, in ms, is lost. */
  budgetMs: number
  /** Flights at the same time; beyond, everybody flies alone. */
  maxFlights: number
  now: () => number
}

/** How long followers wait beyond the budget before they help themselves. */
const GRACE_MS = 300

/** However lively: after so many budgets a flight is lost. The platform lets waitUntil hold for 30 s. */
const MOST_BUDGETS = 3

/** What is known of a flight while it is under way. */
interface Signs {
  /** Instant of its last step, ms since 1970. Whoever leads keeps it up to date. */
  aliveAt: number
}

interface Flight<Value, Of extends Signs> {
  value: Promise<Value>
  startedAt: number
  signs: Of
}

/**
 * Lets one request make what many wait for. What is shared are values (bytes, text), never a Response or a stream: those belong to the
 * request that made them. Whoever leads must hold the promise with waitUntil, else a leader who leaves lets all followers hang
 * (reproduced on workerd: for ever, and so does everybody after them).
 */
export function createSingleFlight<Value, Of extends Signs>({ budgetMs, maxFlights, now }: SingleFlightOptions) {
  const flights = new Map<string, Flight<Value, Of>>()

  return {
    /**
     * What somebody else is making, or null when nobody is. Its value is null when that is lost: slow is not lost, for to begin anew would
     * make a machine slower that is slow already.
     */
    follow(key: string): { value: Promise<Value | null>; signs: Of } | null {
      const flight = flights.get(key)
      if (flight && leftMs(flight) > 0) return { value: followed(flight), signs: flight.signs }
      flights.delete(key)
      return null
    },

    /** Whether somebody is making the value. */
    has(key: string): boolean {
      const flight = flights.get(key)
      return flight !== undefined && leftMs(flight) > 0
    },

    /** Makes the value for all who ask meanwhile. `value` never rejects: a failure is a value, too. */
    lead(key: string, value: Promise<Value>, signs: Of, waitUntil: (held: Promise<unknown>) => void): void {
      if (flights.size >= maxFlights) dropLost()
      const flight = { value, startedAt: now(), signs }
      if (flights.size < maxFlights) flights.set(key, flight)
      waitUntil(
        value.finally(() => {
          if (flights.get(key) === flight) flights.delete(key)
        }),
      )
    },

    /** Flights under way of which something holds. */
    count(holds: (signs: Of) => boolean): number {
      return [...flights.values()].filter((flight) => holds(flight.signs) && leftMs(flight) > 0).length
    },

    /** Flights that are remembered. */
    size: () => flights.size,
  }

  function leftMs({ startedAt, signs }: Flight<Value, Of>): number {
    return Math.min(startedAt + MOST_BUDGETS * budgetMs, signs.aliveAt + budgetMs) - now()
  }

  async function followed(flight: Flight<Value, Of>): Promise<Value | null> {
    for (let left = leftMs(flight); left > 0; left = leftMs(flight)) {
      const value = await inTime(flight.value, left + GRACE_MS)
      if (value !== null) return value
    }
    return null
  }

  function dropLost(): void {
    for (const [key, flight] of flights) if (leftMs(flight) <= 0) flights.delete(key)
  }
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
