import { expect, test } from 'vitest'
import { RESERVED_IDS } from './special-ids.ts'

test('CNS-07, GAP-129: 248, 71 and 249 are reserved', () => expect(RESERVED_IDS).toEqual([248, 71, 249]))
