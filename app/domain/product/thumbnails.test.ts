import { expect, test } from 'vitest'
import { THUMBNAIL_PX } from './thumbnails.ts'

test('PRD-64, PRD-65, PRD-66: measures', () => expect(THUMBNAIL_PX).toEqual({ mobile: 46, desktop: 56, gap: 16 }))
