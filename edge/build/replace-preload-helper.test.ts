import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { replacePreloadHelper } from './replace-preload-helper.ts'

/** Code of a build for the browser. @param entry its one script */
async function builtFrom(entry: string): Promise<string> {
  const sources: Readonly<Record<string, string>> = { '/entry.js': entry, '/late.js': 'export const late = 1' }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rollupOptions: { input: { entry: '/entry.js' } } },
    plugins: [{ name: 'sources', resolveId: (id) => (id in sources ? id : undefined), load: (id) => sources[id] }, replacePreloadHelper()],
  })) as Rollup.RollupOutput
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n')
}

test("a script that is loaded later comes by our loader, not by Vite's", async () => {
  const code = await builtFrom("import('/late.js').then(console.log)")
  expect(code).toContain('function loadWithStylesheets(')
  expect(code).not.toContain('modulepreload')
})

test('a build in which Vite has no helper to replace stops', async () => {
  await expect(builtFrom('console.log(1)')).rejects.toThrow('preload helper')
})
