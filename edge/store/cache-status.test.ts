import { expect, test } from 'vitest'
import { serverTiming } from './cache-status.ts'

test.each([
  ['cache', 10, 12, 'cache;dur=2'],
  ['render', 10, 10, 'render;dur=0'],
  ['render', 10, 9, 'render;dur=0'],
] as const)('%s from %i to %i is %s', (name, startedAt, now, header) => expect(serverTiming(name, startedAt, now)).toBe(header))
