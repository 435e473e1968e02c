import { expect, test } from 'vitest'
import { TEXT_AREA_MAX } from './text-area.ts'

test('UIK-47, UIK-48: the default max is 128', () => expect(TEXT_AREA_MAX).toBe(128))
