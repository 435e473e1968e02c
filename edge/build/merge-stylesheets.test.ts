import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { mergeStylesheets } from './merge-stylesheets.ts'

const asset = (fileName: string, name: string, source: string) => ({ type: 'asset', fileName, names: [name], source })
const chunk = (name: string, code: string, stylesheets: readonly string[]) => ({
  type: 'chunk',
  name,
  code,
  viteMetadata: { importedCss: new Set(stylesheets) },
})

/** What the plugin makes of a build: the browser's files, and those of the server. */
function builtFrom({ server = '.a{}', frame = '.b{}', extra = [] as readonly string[] } = {}) {
  const bundles: Record<string, Record<string, ReturnType<typeof asset>>> = {
    rsc: { 'assets/style-old.css': asset('assets/style-old.css', 'style.css', server) },
  }
  const browser = {
    'assets/index-1.css': asset('assets/index-1.css', 'index.css', frame),
    'assets/late-1.css': asset('assets/late-1.css', 'late.css', '.c{}'),
    'assets/index-1.js': chunk('index', 'console.log(1)', ['assets/index-1.css', ...extra]),
    'assets/late-1.js': chunk('late', 'load(["assets/late-1.css","assets/index-1.css"])', ['assets/late-1.css']),
  }
  const hook = mergeStylesheets().generateBundle as { handler: (this: unknown, options: unknown, bundle: Rolldown.OutputBundle) => void }
  const plugin = { name: 'rsc:minimal', api: { manager: { bundles } } }
  const error = (message: string) => {
    throw new Error(message)
  }
  hook.handler.call({ environment: { config: { plugins: [plugin] } }, error }, {}, browser as unknown as Rolldown.OutputBundle)
  return { browser, server: Object.values(bundles['rsc'] ?? {}) }
}

test("the frame's stylesheet is joined to the server's, and nothing loads it any more", () => {
  const { browser, server } = builtFrom()
  expect(server.map(({ source, names }) => ({ source, names }))).toEqual([{ source: '.a{}.b{}', names: ['style.css'] }])
  expect(Object.keys(browser)).toEqual(['assets/late-1.css', 'assets/index-1.js', 'assets/late-1.js'])
  expect(browser['assets/index-1.js'].viteMetadata.importedCss.size).toBe(0)
  expect(browser['assets/late-1.js'].code).toBe('load(["assets/late-1.css",""])')
})

test('a stylesheet with another text has another name, whichever of the two changed', () => {
  const names = [{}, { server: '.x{}' }, { frame: '.x{}' }].map((texts) => builtFrom(texts).server[0]?.fileName)
  expect(new Set(names).size).toBe(3)
  expect(builtFrom().server[0]?.fileName).toBe(names[0])
})

test('a build that does not have two stylesheets stops', () => {
  expect(() => builtFrom({ extra: ['assets/late-1.css'] })).toThrow('not two any more')
})
