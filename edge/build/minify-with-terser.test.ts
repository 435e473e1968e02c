import { basename } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { minifyWithTerser } from './minify-with-terser.ts'

/** An entry that imports another file, as the frame does with React. */
const SOURCES: Readonly<Record<string, string>> = {
  entry: `import('virtual:late').then(({ sum }) => console.log(sum([1, 2])))`,
  late: `export function sum(numbers) { let all = 0; for (const each of numbers) all += each; return all }`,
}

/** Content of the browser's files by name, from a build with these settings. */
async function filesOf(settings?: Parameters<typeof minifyWithTerser>[0], sources = SOURCES): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rollupOptions: { input: { entry: 'virtual:entry' } } },
    plugins: [
      {
        name: 'sources',
        // Chunks are called after the files that they hold.
        resolveId: (id) => (id.startsWith('virtual:') ? `/${id.slice('virtual:'.length)}.js` : undefined),
        load: (id) => sources[basename(id, '.js')],
      },
      minifyWithTerser(settings),
    ],
  })) as Rollup.RollupOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))
}

const settings = { every: { module: true }, byName: {}, rounds: 1 }

test.each([
  [
    'changes the options of every file',
    { ...settings, every: { module: true, compress: false, mangle: false, format: { beautify: true } } },
  ],
] as const)('files that stay in caches for a year have other names once a setting %s', async (_, changed) => {
  const before = await filesOf(settings)
  const after = await filesOf(changed)
  expect(before.size).toBe(2)
  expect(after.size).toBe(2)
  expect([...after.keys()].filter((name) => before.has(name))).toEqual([])
})

test('the same sources and settings give the same names and contents, each file minified', async () => {
  const files = await filesOf()
  expect(await filesOf()).toEqual(files)
  expect([...files.values()].filter((code) => code.trim().includes('\n'))).toEqual([])
})

test('the functions that hold React are compiled before they are called', async () => {
  const files = await filesOf(undefined, {
    entry: `import('virtual:react').then(({ react, dom }) => console.log(react(), dom()))`,
    react: `
      const packageOf = (fill, exports) => () => (exports || fill((exports = {})), exports)
      export const react = packageOf((exports) => { exports.use = () => 1 })
      export const dom = packageOf((exports) => { exports.hydrateRoot = () => 2 })`,
  })
  const code = [...files.values()].find((each) => each.includes('hydrateRoot'))
  // In parentheses of their own, which tell a browser to read them in full at once.
  expect(code?.match(/\(\(\w=>/g)).toHaveLength(2)
})
