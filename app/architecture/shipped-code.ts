// Where the programs of this repository begin, and what they reach.
import { globSync, readFileSync } from 'node:fs'
import { type LiveCode, liveCode } from './live-code.ts'

/** Loaded by what Vite's plugins write, so that no source imports it. */
const LOADED_BY_VITE = ['edge/browser/load-with-stylesheets.ts']

/** What is there for tests, or only shows the kit. Programs that import it do not make it live. */
const TEST_SUPPORT =
  /\.(test|spec)\.tsx?$|^e2e\/|^app\/(architecture|testing|pages\/ui-kit)\/|\/test-world\/|^mock-api\/search\/brute-force\//

/** Code that is deployed, and the mock. */
export function shippedCode(): LiveCode {
  return liveCode(['edge/worker.ts', ...globSync('edge/*/entry.{ssr,browser}.tsx'), ...LOADED_BY_VITE, 'mock-api/server.ts'], isTestSupport)
}

/** Code that is deployed, the mock, and every tool that an npm script starts: what knip.jsonc lists, and the configurations. */
export function usedCode(): LiveCode {
  return liveCode(['edge/worker.ts', ...LOADED_BY_VITE, ...globSync(knipEntries()), ...globSync('*.config.ts')], isTestSupport)
}

export function isTestSupport(file: string): boolean {
  return TEST_SUPPORT.test(file)
}

function knipEntries(): string[] {
  const json = readFileSync('knip.jsonc', 'utf8')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/,(\s*[\]}])/g, '$1')
  return (JSON.parse(json) as { entry: string[] }).entry
}
