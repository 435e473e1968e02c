import { expect, test } from 'vitest'
import { everyResponse } from '#mock-api/test-world/every-response.ts'
import { instantOf } from '../domain/time/instant.ts'
import { instantsIn } from './instants-in.ts'

const at = (date: string, timezone = 'Europe/Warsaw') => ({ date, timezone_type: 3, timezone })

test('instants are found wherever they stand, in their zone, from the given one on', () => {
  const response = {
    data: {
      items: [{ end: at('2026-05-04 12:00:00') }, { end: at('2026-05-04 12:00:00', 'UTC') }, null],
      past: at('2026-05-04 11:59:59'),
    },
    visibleFrom: '2026-05-05T10:00:00.000Z',
    text: 'from 2026-05-06T00:00:00Z',
  }
  const noon = instantOf('2026-05-04 12:00:00')
  expect([...instantsIn(response, noon)]).toEqual([noon, Date.UTC(2026, 4, 4, 12), Date.UTC(2026, 4, 5, 10)])
})

test('a zone far ahead of UTC or behind it is read as it is', () => {
  const response = [at('2026-05-04 12:00:00', 'Pacific/Kiritimati'), at('2026-05-03 12:00:00', 'Pacific/Pago_Pago')]
  expect(instantsIn(response, Date.UTC(2026, 4, 3, 20)).size).toBe(2)
})

test('every instant of every response of the contract is found', async () => {
  for (const { operationId, json } of await everyResponse()) {
    const dates = JSON.stringify(json).match(/"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[^"]*"/g) ?? []
    const found = instantsIn(json, 0)
    expect(found.size, operationId).toBe(new Set(dates.map((date) => JSON.parse(date))).size)
  }
})
