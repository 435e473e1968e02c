// The focus of a control that goes away with its answer (WCAG 2.4.3).
import { expect, test } from 'vitest'
import { read, ROOM_FILES } from './sources.ts'

test('a notice that takes the place of what was clicked takes the focus, too', () => {
  const replaces = /^ {2}if \(.*\) \{\n {4}return \(\n {6}<Notice\b[^>]*\sisUrgent/m
  const islands = ROOM_FILES.filter((file) => file.startsWith('app/') && replaces.test(read(file)))
  expect(islands.length).toBeGreaterThan(0)
  expect(islands.filter((file) => !/<FocusedText>|useKeptFocus\(/.test(read(file)))).toEqual([])
})
