import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('journeys use only tags of the configuration: a misspelt one would skip the phone', () => {
  const tags = globSync('e2e/journeys/*.spec.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{\s*tag: ([^\s,}]+)/g)].map(([, tag]) => tag),
  )
  expect(new Set(tags)).toEqual(new Set(["'@matrix'", "'@phone'", "'@phone-too'", "'@phone-only'"]))
})
