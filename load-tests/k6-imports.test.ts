import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reachableFrom } from '../app/architecture/import-graph.ts'

test('files that k6 runs import by relative paths: k6 does not read the imports of package.json', () => {
  const files = reachableFrom(['load-tests/main.ts', 'load-tests/compare-main.ts'])
  expect(files.length).toBeGreaterThan(25)
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^\n]*from '#[^']+'/gm)].map(([line]) => `${file}: ${line}`),
  )
  expect(imports).toEqual([])
})
