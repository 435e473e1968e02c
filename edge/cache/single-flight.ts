export interface SingleFlightOptions {
  /** How long making a value may take; an older flight counts as lost. */
  budgetMs: number
  /** Flights at the same time; beyond, everybody flies alone. */
  maxFlights: number
  now: () => number
}

/** How long followers wait beyond the budget before they help themselves. */
const GRACE_MS = 300

interface Flight<Value> {
  value: Promise<Value>
  startedAt: number
}

/**
 * Lets one request make what many wait for. What is shared are values (bytes, text), never a Response or a stream: those belong to the
 * request that made them. Whoever leads must hold the promise with waitUntil, else a leader who leaves lets all followers hang
 * (reproduced on workerd: for ever, and so does everybody after them).
 */
export function createSingleFlight<Value>({ budgetMs, maxFlights, now }: SingleFlightOptions) {
  const flights = new Map<string, Flight<Value>>()

  return {
    /** The value that somebody else is making, or null when that takes too long; no promise at all: nobody is making it. */
    follow(key: string): Promise<Value | null> | null {
      const flight = flights.get(key)
      if (!flight) return null
      const leftMs = flight.startedAt + budgetMs - now()
      if (leftMs > 0) return inTime(flight.value, leftMs + GRACE_MS)
      flights.delete(key)
      return null
    },

    /** Whether somebody is making the value. */
    has(key: string): boolean {
      const flight = flights.get(key)
      return flight !== undefined && flight.startedAt + budgetMs > now()
    },

    /** Makes the value for all who ask meanwhile. `value` never rejects: a failure is a value, too. */
    lead(key: string, value: Promise<Value>, waitUntil: (held: Promise<unknown>) => void): void {
      if (flights.size >= maxFlights) dropLost()
      const flight = { value, startedAt: now() }
      if (flights.size < maxFlights) flights.set(key, flight)
      waitUntil(
        value.finally(() => {
          if (flights.get(key) === flight) flights.delete(key)
        }),
      )
    },

    /** Flights under way. */
    size: () => flights.size,
  }

  function dropLost(): void {
    for (const [key, { startedAt }] of flights) if (startedAt + budgetMs <= now()) flights.delete(key)
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
