import { expect, test } from 'vitest'
import { formatCentimetres, formatInches } from './format-length.ts'

test.each([
  [62, 'pl', '62'],
  [62.5, 'pl', '62,5'],
  [62.25, 'en', '62.25'],
  [1250.5, 'es', '1 250,5'],
] as const)('GAP-118: %f cm are in %s %s', (cm, language, text) => expect(formatCentimetres(cm, language)).toBe(text))

test.each([
  [62, 'en', '24.4'],
  [62, 'pl', '24,4'],
  [100, 'en', '39.4'],
  [254, 'es', '100,0'],
] as const)('EXT-32: %i cm are in %s %s inches', (cm, language, text) => expect(formatInches(cm, language)).toBe(text))
