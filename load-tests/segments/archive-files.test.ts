import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reachableFrom } from '../../app/architecture/import-graph.ts'
import type { Plan } from '../plan.ts'
import { writeArchiveFiles } from './archive-files.ts'

let dir: string
beforeEach(() => void (dir = join(mkdtempSync(join(tmpdir(), 'archive-')), 'load')))
afterEach(() => rmSync(join(dir, '..'), { recursive: true }))

const MAKERS = '/home/somebody/patyna/.data/load/shop'
const PLAN = {
  productsFile: `${MAKERS}/products.json`,
  catalogFile: `${MAKERS}/catalog.json`,
  searchesFile: `${MAKERS}/searches.json`,
  summaryFile: `${MAKERS}/k6-summary.json`,
} as Plan

test('no file of an archive has a path of its maker, and the plan reads the files beside it', () => {
  const { planFile } = writeArchiveFiles({ plan: PLAN, products: [], catalog: [], searches: [] }, dir)
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((each) => each.isFile())
  const telling = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes('/home/somebody') || text.includes(process.cwd())
    })
  expect(telling).toEqual([])
  const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'))
  for (const file of [plan.productsFile, plan.catalogFile, plan.searchesFile]) {
    expect(relative(dir, file)).not.toMatch(/^\.\./)
    expect(existsSync(file)).toBe(true)
  }
})

test('all that the script imports is there', () => {
  const { script } = writeArchiveFiles({ plan: PLAN, products: [], catalog: [], searches: [] }, dir)
  expect(existsSync(script)).toBe(true)
  expect(reachableFrom(['load-tests/main.ts']).filter((file) => !existsSync(join(dir, file)))).toEqual([])
})
