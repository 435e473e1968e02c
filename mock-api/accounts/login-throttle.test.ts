import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#app/domain/time/instant.ts'
import { openDb } from '#db/open.ts'
import { createWorlds } from '../store/worlds.ts'
import { loginThrottle } from './login-throttle.ts'

test('GAP-105: in no 15 minutes are there more than ten tries, and nobody waits longer than told', () => {
  const db = openDb(':memory:')
  const worlds = createWorlds(db)
  const throttle = loginThrottle(db, worlds)
  let run = 0
  const waits = fc.array(fc.integer({ min: 0, max: 4 * MINUTE_MS }), { minLength: 15, maxLength: 60 })
  fc.assert(
    fc.property(waits, (steps) => {
      const pair = { world: `throttle-${run++}`, email: 'a@b.pl', address: '10.0.0.1' }
      worlds.enter(pair.world, 0)
      const taken: number[] = []
      let now = 0
      for (const step of steps) {
        now += step
        const waitS = throttle.take(pair, now)
        const recent = taken.filter((at) => at > now - 15 * MINUTE_MS)
        expect(waitS === null).toBe(recent.length < 10)
        if (waitS === null) taken.push(now)
        else {
          expect(waitS).toBeGreaterThan(0)
          now += waitS * SECOND_MS
          expect(throttle.take(pair, now)).toBeNull()
          taken.push(now)
        }
      }
    }),
    { numRuns: 50 },
  )
})
