import { expect, test } from 'vitest'
import { COLOR_KINDS, isColorKind } from './reference-rows.ts'

test.each(COLOR_KINDS)('%s is a kind of colour', (kind) => expect(isColorKind(kind)).toBe(true))

test.each(['Solid', 'matt', ''])('"%s" is none', (text) => expect(isColorKind(text)).toBe(false))
