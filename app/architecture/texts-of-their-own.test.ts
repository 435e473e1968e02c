// Texts that survive a browser's translation.
import { expect, test } from 'vitest'
import { ROOM_FILES } from './sources.ts'
import { textsBesideOthers } from './texts-of-their-own.ts'

test('a text that may change or go is the only child of its element, so that React sets textContent', () => {
  const components = ROOM_FILES.filter((file) => /^app\/.*\.tsx$/.test(file) && !/^app\/(pages\/ui-kit|architecture|testing)\//.test(file))
  // A translation replaces text nodes. Beside other children React keeps the old node and writes into it: the screen shows old sums.
  expect(textsBesideOthers(components), 'give each an element of its own: <span>{text}</span>, or join texts: {`${a} ${b}`}').toEqual([])
})
