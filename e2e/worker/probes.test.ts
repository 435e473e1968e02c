// Runs the tables of e2e/worker/probes against the built worker.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCallProbes } from './probes/run-call-probes.ts'
import { type ProbeEdge, probeEdge } from './probes/probe-edge.ts'
import { runHostProbes } from './probes/run-host-probes.ts'
import { runRedirectProbes } from './probes/run-redirect-probes.ts'
import { startRawEdge } from './raw-edge.ts'

let raw: Awaited<ReturnType<typeof startRawEdge>>
let edge: ProbeEdge
beforeAll(async () => {
  raw = await startRawEdge()
  edge = probeEdge(raw)
})
afterAll(() => raw.close())

test('GAP-59: no redirect of the table leaves the storefront', async () => {
  const results = await runRedirectProbes(edge)
  expect(results.length).toBeGreaterThan(300)
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
})

test('AUTH-05, GAP-102: cookies and state change only by the calls that may change them', { timeout: 300_000 }, async () => {
  const results = await runCallProbes(edge)
  expect(results.length).toBeGreaterThan(3000)
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
})

test('a public storefront has one origin: http redirects to https and other names to the canonical one, except for those that serve', async () => {
  const results = await runHostProbes()
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
})
