import { beforeEach, expect, test, vi } from 'vitest'
import { UnusableDatabase } from '#db/unusable-database.ts'
import { NoK6Error } from '../load-tests/run/k6-file.ts'
import { runCommand } from './run-command.ts'

const printed: unknown[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts'])
  vi.spyOn(console, 'error').mockImplementation((what: unknown) => void printed.push(what))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  return () => void vi.restoreAllMocks()
})

const bake = (error: unknown) =>
  runCommand({
    help: '',
    config: {},
    run: async () => {
      throw error
    },
  })

test.each([
  ['option', new Error('--minutes is a number.')],
  ['missing k6', new NoK6Error('k6 is missing: put it on the PATH.')],
  ['database', new UnusableDatabase('The database is damaged.')],
])('what a person can put right, a %s, is one sentence', async (_what, error) => {
  await expect(bake(error)).rejects.toThrow('ended with 2')
  expect(printed).toEqual([error.message])
})

test.each([[new TypeError('minutes is not a function')], [new (class OvenError extends Error {})('of a package')], ['no error at all']])(
  '%s, which a person cannot put right, is printed whole, with its stack',
  async (error) => {
    await expect(bake(error)).rejects.toThrow('ended with 2')
    expect(printed).toEqual([error])
  },
)
