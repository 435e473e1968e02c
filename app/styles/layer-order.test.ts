import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LAYER_ORDER, LAYER_ORDER_HASH } from './layer-order.ts'

test('the hash in the policy is the hash of the text', () => {
  expect(LAYER_ORDER_HASH).toBe(`sha256-${createHash('sha256').update(LAYER_ORDER).digest('base64')}`)
})
