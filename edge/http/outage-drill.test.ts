import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { gates } from './gates.ts'
import { DRILL_HEADER, readOutageDrill } from './outage-drill.ts'

const DRILL_SECRET = '0123456789abcdef'
const app = new Hono<EdgeContext>().use(gates(readOutageDrill)).get('*', (c) => c.json(c.get('isDrill') ?? false))

test.each([
  ['who knows the secret, in a preview', DRILL_SECRET, { OUTAGE_DRILL: '1', DRILL_SECRET }, true],
  ['who does not', `${DRILL_SECRET}x`, { OUTAGE_DRILL: '1', DRILL_SECRET }, false],
  ['who sends no header', undefined, { OUTAGE_DRILL: '1', DRILL_SECRET }, false],
  ['who sends an empty one, where no secret is bound', '', { OUTAGE_DRILL: '1' }, false],
  ['who knows a secret that is too short', 'short', { OUTAGE_DRILL: '1', DRILL_SECRET: 'short' }, false],
  ['who knows the secret, in production', DRILL_SECRET, { OUTAGE_DRILL: '', DRILL_SECRET }, false],
  ['who knows the secret, where nothing is said', DRILL_SECRET, { DRILL_SECRET }, false],
])('a drill for %s', async (_who, given, bindings, isDrill) => {
  const headers = given === undefined ? {} : { [DRILL_HEADER]: given }
  expect(await (await app.request('/', { headers }, bindings)).json()).toBe(isDrill)
})
