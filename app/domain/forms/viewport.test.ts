import { expect, test } from 'vitest'
import { MOBILE_MEDIA_QUERY } from './viewport.ts'

test('MKT-22: the media query', () => expect(MOBILE_MEDIA_QUERY).toBe('(max-width: 48em), (orientation: portrait)'))
