import { expect, test } from 'vitest'
import { traceTiming } from './trace-name.ts'

const HEADER = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`

test.each(['private, no-cache', 'no-store', 'private, no-store', 'private, max-age=3600, immutable'])('%s names the trace', (control) => {
  expect(traceTiming({ traceparent: HEADER, route: '' }, control)).toBe(`traceparent;desc="${HEADER}"`)
  expect(traceTiming({ traceparent: HEADER, route: 'catalog' }, control)).toBe(`traceparent;desc="${HEADER}", route;desc="catalog"`)
})

test.each([null, 'public, max-age=31536000, immutable', 'public, max-age=60'])('%s may be kept for others and names none', (control) => {
  expect(traceTiming({ traceparent: HEADER, route: 'catalog' }, control)).toBeNull()
})
