import { expect, test } from 'vitest'
import { formatInches } from './format-length.ts'

test.each([
  [62, 'en', '24.4'],
  [62, 'pl', '24,4'],
  [100, 'en', '39.4'],
  [254, 'es', '100,0'],
] as const)('EXT-32: %i cm are in %s %s inches', (cm, language, text) => expect(formatInches(cm, language)).toBe(text))
