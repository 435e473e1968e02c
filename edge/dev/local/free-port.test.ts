import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, needFreePort } from './free-port.ts'

let holder: Server
let taken: number
beforeEach(async () => {
  taken = await freePort()
  holder = createServer()
  await new Promise<void>((resolve) => holder.listen(taken, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => holder.close(resolve)))

test('a taken port is told with the variable that chooses another, a free one passes', async () => {
  await expect(needFreePort('127.0.0.1', taken, 'PORT')).rejects.toThrow(`Port ${taken} of 127.0.0.1 is taken.`)
  await new Promise((resolve) => holder.close(resolve))
  await expect(needFreePort('127.0.0.1', taken, 'PORT')).resolves.toBeUndefined()
})

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
])('of %i ports in a row none is taken, not the one at %i either', async (count, at) => {
  const other = await freePort(count)
  const draws = [taken - at, other]
  expect(await freePort(count, () => draws.shift() ?? 0)).toBe(other)
})
