import { z } from '@hono/zod-openapi'
import { expect, test, vi } from 'vitest'
import { everyResponse } from '#mock-api/test-world/every-response.ts'
import { placesOf, replaced, WRONG } from '../../testing/replacements.ts'
import { CONTRACT_ROUTES } from './calls.ts'
import { readResponse, type ResponseRoute } from './read-response.ts'
import { readTolerantly } from './read-tolerantly.ts'
import { mendsOf } from './mends.ts'
import { UNMENDED } from './unmended.ts'

const responses = await everyResponse()
const routeOf = (operationId: string) => CONTRACT_ROUTES.find((route) => route.operationId === operationId) as unknown as ResponseRoute

/** Each place of each call once, with the response that has it. */
const places = new Map(
  responses.flatMap(({ operationId, json }) =>
    [...placesOf(json)].map(([text, path]) => [`${operationId} ${text}`, { operationId, json, path, text }] as const),
  ),
)

/** The places of a call that may fail it, and what they are part of. */
function mayFail(operationId: string, place: string): boolean {
  if (place === 'data') return true
  const listed = UNMENDED.flatMap(({ calls, paths }) => (calls.includes(operationId) ? paths.map((path) => `data.${path}`) : []))
  return listed.some((path) => path === place || place.startsWith(`${path}.`) || path.startsWith(`${place}.`))
}

test('every call has a response here', () => {
  const calls = new Set(responses.map(({ operationId }) => operationId))
  const missing = CONTRACT_ROUTES.map(({ operationId }) => operationId).filter((operationId) => !calls.has(operationId))
  expect(missing, 'make the call in mock-api/test-world/every-response.ts').toEqual([])
})

test('GAP-115: any part of any response replaced by an unknown word, another type, null and nothing is left out, but for the written list', () => {
  const unwritten: string[] = []
  for (const [name, { operationId, json, path, text }] of places) {
    for (const value of WRONG) {
      const read = readResponse(routeOf(operationId), replaced(json, path, value))
      if (!read.ok && !mayFail(operationId, text)) unwritten.push(`${name} = ${String(value)}`)
    }
  }
  expect(unwritten).toEqual([])
})

test('a response that no part of is wrong is what the schema makes of it', () => {
  for (const { operationId, json } of responses) expect(readResponse(routeOf(operationId), json)).toMatchObject({ ok: true, mended: [] })
})

const search = responses.find(({ operationId }) => operationId === 'searchProducts')
const read = (place: string, value: unknown) =>
  readResponse<never>(
    routeOf('searchProducts'),
    replaced(
      search?.json,
      place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      value,
    ),
  )
const dataOf = (result: ReturnType<typeof read>) =>
  result.ok ? (result.data as { data: { items: { status: { id: string } }[] } }).data : null

test('a bad row of a list is dropped, the log names its place and no value', () => {
  const all = dataOf(read('data.items.0.name', 'Fotel'))?.items.length ?? 0
  const result = read('data.items.1.id', 'secret')
  expect(dataOf(result)?.items).toHaveLength(all - 1)
  expect(result).toMatchObject({ mended: ['data.items.*.id'] })
})

test('an unknown word is the word unknown', () => {
  expect(dataOf(read('data.items.0.status.id', 'RESERVED'))?.items[0]?.status.id).toBe('unknown')
})

test('a wrong reduced price leaves the product out: it has no other price', () => {
  const all = dataOf(read('data.items.0.name', 'Fotel'))?.items.length ?? 0
  expect(dataOf(read('data.items.0.promoPrice', '12'))?.items).toHaveLength(all - 1)
})

test('the response that is read stays as it came', () => {
  const json = replaced(search?.json, ['data', 'items', 0, 'id'], 'x')
  const copy = structuredClone(json)
  readResponse(routeOf('searchProducts'), json)
  expect(json).toEqual(copy)
})

test('a list without its pages is the answer of another call, not an empty listing', () => {
  const otherCall = { data: { promoBar: null, items: [] } }
  for (const call of ['searchProducts', 'likesDetails', 'orders'])
    expect([call, readResponse(routeOf(call), otherCall).ok]).toEqual([call, false])
})

const Rows = z.object({ data: z.array(z.object({ id: z.int(), word: z.enum(['A', 'B']) })) })
const readRows = (rows: readonly object[]) => readTolerantly(Rows, () => mendsOf(Rows, 'rows'), { data: rows })

test('each of many bad rows is dropped, and a stand-in is in its own row', () => {
  const words = ['A', 'new', 7] as const
  const rows = Array.from({ length: 240 }, (_, id) => ({ id: id % 4 === 0 ? 'x' : id, word: words[id % 3] ?? 'B' }))
  const left = rows.flatMap(({ id, word }) => (id === 'x' ? [] : [{ id, word: word === 'A' ? 'A' : 'unknown' }]))
  expect(readRows(rows)).toMatchObject({ ok: true, data: { data: left } })
})

test('a response that is wrong all over is given up: each wrong place costs one more parse', () => {
  const parse = vi.spyOn(Rows, 'safeParse')
  expect(readRows(Array.from({ length: 5000 }, () => ({ id: 'x' })))).toMatchObject({ ok: false, path: 'data.*.id' })
  expect(parse).toHaveBeenCalledTimes(301)
})
