import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passedOn, readOptions } from './read-options.ts'

const HELP = 'npm run bake -- [options]'
const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  for (const kind of ['log', 'error'] as const) vi.spyOn(console, kind).mockImplementation((line: string) => void printed.push(line))
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

test('options are parsed, missing ones have their default', () => {
  expect(read()).toEqual({ minutes: '30' })
  expect(read('--minutes', '5')).toEqual({ minutes: '5' })
})

test('--help prints the help and ends with 0', () => {
  expect(() => read('--minutes', '5', '--help')).toThrow('ended with 0')
  expect(printed).toEqual([HELP])
})

test.each([['--heat'], ['--minutes'], ['cake']])('%s, which is unknown or invalid, exits with 2 and an explanation', (arg) => {
  expect(() => read(arg)).toThrow('ended with 2')
  expect(printed.join()).toMatch(new RegExp(`${arg}[\\s\\S]*--help`))
})

test('arguments for another program are passed unchanged, except --help', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', 'cake', '--heat', '200'])
  expect(passedOn(HELP)).toEqual(['cake', '--heat', '200'])
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', 'cake', '--help'])
  expect(() => passedOn(HELP)).toThrow('ended with 0')
  expect(printed).toEqual([HELP])
})
