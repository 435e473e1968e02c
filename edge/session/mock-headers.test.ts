import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mockHeaders } from './mock-headers.ts'

const cookies = (values: Record<string, string>) => (name: string) => values[name]
const BOTH = cookies({ 'mock-scenario': 'search-503', 'mock-world': 'a-test' })

test.each([undefined, '', '0', 'true'])('with the binding %j they do nothing', (binding) => {
  expect(mockHeaders(binding, BOTH)).toBeNull()
})

test('where a test may choose they become headers', () => {
  expect(mockHeaders('1', BOTH)).toEqual({ 'x-mock-scenario': 'search-503', 'x-mock-world': 'a-test' })
})

test.each(['', 'Main', 'a b', 'a\r\nx-evil: 1', 'a'.repeat(65), 'ł'])('%j is no name', (value) => {
  expect(mockHeaders('1', cookies({ 'mock-world': value }))).toBeNull()
})

test('what is deployed has no such binding', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).not.toContain('MOCK_CONTROL')
})
