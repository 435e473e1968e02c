// Runs the tables of e2e/worker/probes against the built worker.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCallProbes } from './probes/run-call-probes.ts'
import { type ProbeEdge, probeEdge } from './probes/probe-edge.ts'
import { FOREIGN_HOST, wrongWay } from './probes/redirect-probes.ts'
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

test('GAP-59: no generated address leaves the storefront', { timeout: 300_000 }, async () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '%0a',
    '@',
    'user:secret@',
    ':8443',
    'https:',
    ';',
    FOREIGN_HOST,
    'produkty',
    'EN',
  )
  const path = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  const form = fc.constantFrom(
    (target: string) => target,
    (target: string) => `${target}?whole=1`,
    (target: string) => `/__market${target}`,
    (target: string) => `/__whole?to=${target}`,
    (target: string) => `/__whole?to=${encodeURIComponent(target)}`,
  )
  await fc.assert(
    fc.asyncProperty(path, form, async (target, formed) => {
      const send = async (next: string) => {
        const { status, headers } = await edge.send({ path: next, headers: { cookie: 'whole=1' } })
        return { status, location: headers['location'] as string | undefined }
      }
      expect(await wrongWay(edge.origin, formed(target), send)).toBeNull()
    }),
    { numRuns: 400 },
  )
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
