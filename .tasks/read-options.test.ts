import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passedOn, readOptions } from './read-options.ts'

const HELP = 'npm run bake -- [options]'
const told: string[] = []
beforeEach(() => {
  told.length = 0
  for (const kind of ['log', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void told.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function read(...args: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', ...args])
  return readOptions(HELP, { options: { minutes: { type: 'string', default: '30' } } }).values
}

test('options are read, what is not given has its default', () => {
  expect(read()).toEqual({ minutes: '30' })
  expect(read('--minutes', '5')).toEqual({ minutes: '5' })
})

test('--help prints the help and ends with 0', () => {
  expect(() => read('--minutes', '5', '--help')).toThrow('ended with 0')
  expect(told).toEqual([HELP])
})

test.each([['--heat'], ['--minutes'], ['cake']])('%s, which the task does not know so, ends with 2 and says why', (arg) => {
  expect(() => read(arg)).toThrow('ended with 2')
  expect(told.join()).toMatch(new RegExp(`${arg}[\\s\\S]*--help`))
})

test('what is for another program is handed on as it is, but for --help', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', 'cake', '--heat', '200'])
  expect(passedOn(HELP)).toEqual(['cake', '--heat', '200'])
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', 'cake', '--help'])
  expect(() => passedOn(HELP)).toThrow('ended with 0')
  expect(told).toEqual([HELP])
})
