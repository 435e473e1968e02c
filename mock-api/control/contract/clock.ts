// The clock of a world: /__mock/clock.
import { createRoute, z } from '@hono/zod-openapi'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { FASTEST_CLOCK } from '../../clock.ts'
import { readDuration, readInstant } from '../instant-text.ts'
import { Instant, inWorld, reads, WorldName, writes } from './in-world.ts'

/** Ten years. */
const LONGEST_ADVANCE_MS = 10 * 366 * 86_400_000

/** An instant in a request: ISO 8601; without an offset it is local time in Warsaw. */
export const SetInstant = z
  .string()
  .refine((text) => readInstant(text) !== null)
  .openapi({ description: 'ISO 8601; without an offset local time of Europe/Warsaw. From 1970 to 2099', example: '2022-03-17T12:00:00Z' })

export const WorldClock = z
  .object({
    world: WorldName,
    now: Instant,
    local: z.string().openapi({ description: 'What clocks in Warsaw show', example: '2022-03-17 12:00:00' }),
    isTouched: z.boolean().openapi({ description: 'False: it is the clock of the machine' }),
    speed: z.number().openapi({ description: '0 frozen, 1 as time goes', example: 0 }),
    machineNow: Instant,
  })
  .openapi('WorldClock')

const clockNow = ['The clock as it is now', WorldClock] as const
const call = { tags: ['clock'], responses: writes(...clockNow) }

export const showClock = createRoute({
  method: 'get',
  path: '/__mock/clock',
  tags: ['clock'],
  operationId: 'showClock',
  summary: 'The clock of a world',
  request: inWorld,
  responses: reads(...clockNow),
})

export const freezeClock = createRoute({
  ...call,
  method: 'post',
  path: '/__mock/clock/freeze',
  operationId: 'freezeClock',
  summary: 'Lets the clock stand still, now or at an instant',
  request: { ...inWorld, body: requestBody(z.strictObject({ at: SetInstant.optional() }).openapi('FreezeBody')) },
})

export const setClock = createRoute({
  ...call,
  method: 'post',
  path: '/__mock/clock/set',
  operationId: 'setClock',
  summary: 'Sets the clock; it goes on as fast as before',
  request: { ...inWorld, body: requestBody(z.strictObject({ at: SetInstant }).openapi('SetBody')) },
})

const AdvanceBody = z
  .strictObject({
    ms: z.int().nonnegative().max(LONGEST_ADVANCE_MS).optional().openapi({ example: 3_600_000 }),
    duration: z
      .string()
      .refine((text) => readDuration(text) !== null)
      .optional()
      .openapi({
        description: 'ISO 8601. Days and longer go by the calendar of Warsaw, hours and shorter by the clock: P1D may be 23 hours',
        example: 'PT72H',
      }),
  })
  .refine(({ ms, duration }) => (ms === undefined) !== (duration === undefined))
  .openapi('AdvanceBody', { example: { duration: 'PT72H' } })

export const advanceClock = createRoute({
  ...call,
  method: 'post',
  path: '/__mock/clock/advance',
  operationId: 'advanceClock',
  summary: 'Puts the clock forward, by ms or by a duration',
  request: { ...inWorld, body: requestBody(AdvanceBody) },
})

export const speedClock = createRoute({
  ...call,
  method: 'post',
  path: '/__mock/clock/speed',
  operationId: 'speedClock',
  summary: 'Lets the clock go faster or slower from now on',
  request: {
    ...inWorld,
    body: requestBody(z.strictObject({ speed: z.number().min(0).max(FASTEST_CLOCK).openapi({ example: 60 }) }).openapi('SpeedBody')),
  },
})

export const releaseClock = createRoute({
  ...call,
  method: 'post',
  path: '/__mock/clock/release',
  operationId: 'releaseClock',
  summary: 'Gives the world the clock of the machine again',
  request: inWorld,
})
