import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { load } from './load.ts'
import { loadShop } from './load-shop.ts'
import type { Project } from './command.ts'

const PROJECT: Project = {
  dataDir: 'no-such-folder',
  ensureBuilt: () => Promise.reject(new Error('built')),
  ensureChromium: () => 'chromium',
  sourceHash: () => 'hash',
  buildSources: [],
  log: () => {},
}
const runSegment = (...args: string[]) => load.run(parseArgs({ ...load.config, args: ['cart', '--segment', '1/2', ...args] }), PROJECT)

test.each([['--tls'], ['--browsers', '1'], ['--no-stock-guard'], ['--rate', '200'], ['--target', 'edge'], ['--no-light']])(
  '%s of a segment, which would have no effect, is refused',
  async (...args) => {
    await expect(runSegment(...args)).rejects.toThrow(`${args[0]} has no effect on a segment: npm run load:shop`)
  },
)

test('the options of a segment are not refused', async () => {
  await expect(runSegment('--workload', 'average', '--segment-sequence', '0,1/2,1', '--shop', 'no-shop.json')).rejects.toThrow(
    'No shop stands',
  )
})

test('the shared shop may have sessions of the other kind', () => {
  expect(parseArgs({ ...loadShop.config, args: ['cart', '--no-light'] }).values.light).toBe(false)
})

test.each(['--tls', '--browsers', '--no-stock-guard'])('%s is not among the options of the shared shop', (option) => {
  expect(loadShop.help).not.toMatch(new RegExp(`^  ${option}`, 'm'))
  expect(() => parseArgs({ ...loadShop.config, args: ['cart', option] })).toThrow(`Unknown option '${option}'`)
})
