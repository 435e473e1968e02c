import { expect, test } from 'vitest'
import { type Connection, mayPrefetch } from './connection.ts'

test.each<[string, Connection, { idle: boolean; approach: boolean }]>([
  ['a browser that does not say', undefined, { idle: true, approach: true }],
  ['4g', { effectiveType: '4g', saveData: false }, { idle: true, approach: true }],
  ['3g', { effectiveType: '3g' }, { idle: false, approach: true }],
  ['2g', { effectiveType: '2g' }, { idle: false, approach: false }],
  ['slow-2g', { effectiveType: 'slow-2g' }, { idle: false, approach: false }],
  ['Save-Data', { effectiveType: '4g', saveData: true }, { idle: false, approach: false }],
])('%s', (_line, line, allowed) => {
  expect({ idle: mayPrefetch('idle', line), approach: mayPrefetch('approach', line) }).toEqual(allowed)
})
