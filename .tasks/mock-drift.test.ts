import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from '#mock-api/listen.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'

let listener: Listener
beforeAll(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0 })
  listener.serve(createTestWorld().app.fetch)
})
afterAll(() => listener.close())

/** Runs the command with a pause of 0. */
async function drift(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['.tasks/run-command.ts', 'mock', 'drift', ...args, '--pause', '0'], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

const given = ['--boutique', 'zielone', '--page', 'kontakt-z-nami']

test('the mock does not differ', async () => {
  const { code, output } = await drift(listener.origin, ...given)
  expect([code, output]).toEqual([0, expect.stringMatching(/^No differences in \d+ responses\. Without a good answer: .*placeOrder/)])
})

test('a fault of the mock is a difference: named in the output, exit code 1', async () => {
  const fault = { route: 'productDetails', kind: 'replace', arg: 'data.prices={"regular":"12"}' }
  const headers = { 'content-type': 'application/json', 'x-mock-world': 'drifted' }
  await fetch(`${listener.origin}/__mock/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  const { code, output } = await drift(listener.origin, ...given, '--header', 'x-mock-world: drifted')
  expect(code).toBe(1)
  expect(output).toContain('✗ productDetails: type data.prices.regular: expected number, got string (3×, first: a product in pl)')
})

test('who does not answer is not held to anything', async () => {
  expect(await drift('http://127.0.0.1:1')).toEqual({ code: 2, output: expect.stringContaining('http://127.0.0.1:1 does not answer.') })
})
