// Who may make which call, for every operation of the document: a new one is in here without being written down.
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/instant.ts'
import { isRecord } from './http/record.ts'
import { jsonOf, openApiDocument, operationsOf, schemasOf, type Operation } from './openapi/document.ts'
import { exampleOf } from './openapi/example.ts'
import { parametersOf } from './openapi/parameters.ts'
import { PERSONA_NAMES } from './test-world/personas.ts'
import { createTestWorld, type TestWorld } from './test-world/test-world.ts'
import { NOON } from './test-world/time.ts'

const document = openApiDocument(createTestWorld().app)
const schemas = schemasOf(document)
const GUEST = { guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

type Access = 'public' | 'token read' | 'login needed'
const OPERATIONS = operationsOf(document).map((operation) => ({ ...operation, access: accessOf(operation) }))
const ofAccess = (...wanted: Access[]) => OPERATIONS.filter(({ access }) => wanted.includes(access))

let world: TestWorld
beforeAll(() => {
  world = createTestWorld()
})

function accessOf({ value }: Operation): Access {
  const security = value['security']
  if (!Array.isArray(security)) return 'public'
  return security.some((each) => isRecord(each) && Object.keys(each).length === 0) ? 'token read' : 'login needed'
}

/** Makes a call with its example values. */
async function call(operation: Operation, headers: Record<string, string>) {
  const parameters = parametersOf(operation)
  const sample = (schema: unknown) => encodeURIComponent(String(exampleOf(schema, schemas)))
  const path = parameters.reduce((path, { name, schema }) => path.replace(`{${name}}`, sample(schema)), operation.path)
  const query = parameters.filter(({ place }) => place === 'query').map(({ name, schema }) => `${name}=${sample(schema)}`)
  const body = jsonOf(operation.value['requestBody'])?.['example']
  const method = operation.method.toUpperCase()
  const response = await world.send(`${path}?${query.join('&')}`, { method, headers, ...(body !== undefined && { body }) })
  const { error } = await response.json()
  return error?.code === 'UNAUTHORIZED' ? 'refused' : 'heard'
}

describe('GAP-130: who may', () => {
  test.each(ofAccess('login needed'))('$method $path: a guest may not', async (operation) => {
    expect(await call(operation, GUEST)).toBe('refused')
    expect(await call(operation, {})).toBe('refused')
  })

  test.each(ofAccess('public', 'token read'))('ROLE-02: $method $path: a guest may', async (operation) => {
    expect(await call(operation, GUEST)).toBe('heard')
  })

  describe.each(PERSONA_NAMES)('%s may', (name) => {
    test.each(OPERATIONS)('$method $path', async (operation) => {
      const headers = await world.logIn(name, { 'x-mock-world': `${name}-${String(operation.value['operationId']).toLowerCase()}` })
      expect(await call(operation, headers)).toBe('heard')
    })
  })

  test.each(ofAccess('login needed', 'token read').filter(({ path }) => path !== '/auth/logout'))(
    'GAP-102: $method $path is 401 with an unknown and with an expired token',
    async (operation) => {
      expect(await call(operation, { ...GUEST, authorization: 'Bearer unknown' })).toBe('refused')
      world.setNow(NOON - 30 * DAY_MS)
      const headers = await world.logIn('customer', GUEST)
      world.setNow(NOON)
      expect(await call(operation, headers)).toBe('refused')
    },
  )

  test.each(ofAccess('public'))('GAP-102: $method $path does not mind a bad token', async (operation) => {
    expect(await call(operation, { ...GUEST, authorization: 'Bearer unknown' })).toBe('heard')
  })
})
