import { expect, test } from 'vitest'
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner'

const file = '/a.js'
/** A module that exports what it knows of hot reload, as Vite's server transforms it. */
const MODULE = {
  code: '__vite_ssr_exportName__("hot", () => __vite_ssr_import_meta__.hot)',
  file,
  id: file,
  url: file,
  invalidate: false,
}

test('Vite’s runner fetches by what take-batches.ts replaces; where it does not, both sides of batches may go', async () => {
  const transport: ModuleRunnerTransport = {
    connect: () => undefined,
    invoke: async (asked) => ({ result: 'data' in asked && asked.data.name === 'fetchModule' ? MODULE : [] }),
  }
  const runner = new ModuleRunner({ transport }, new ESModulesEvaluator())
  const { hot } = await runner.import<{ hot: unknown }>(file)
  await runner.close()
  expect(hot).toHaveProperty(['hmrClient', 'transport', 'invoke'], expect.any(Function))
})
