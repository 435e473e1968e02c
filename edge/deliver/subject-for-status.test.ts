import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import type { PageTree } from '../render/page-tree.tsx'
import { subjectForStatus } from './subject-for-status.ts'

beforeEach(() => void vi.useFakeTimers())

const BROWSER = { 'sec-fetch-mode': 'navigate' }

test.each([
  ['a browser', BROWSER, 200],
  ['a robot', {}, 10_000],
])('EXT-43: %s waits for what the page is about no longer than it may', async (_who, headers: Record<string, string>, most) => {
  const subject = { settled: () => new Promise<void>((resolve) => setTimeout(resolve, 10_000)), hasFailed: () => false }
  const app = new Hono<EdgeContext>().get('*', async (c) => {
    await subjectForStatus(c, { subject } as PageTree)
    return c.body(null)
  })
  let status = 0
  void Promise.resolve(app.request('/', { headers })).then((response) => (status = response.status))
  await vi.advanceTimersByTimeAsync(most - 1)
  expect(status).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(status).toBe(200)
})
