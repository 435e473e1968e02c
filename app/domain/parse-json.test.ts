import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{"a":', null],
  ['', null],
  [null, null],
])('%j holds %j', (text, value) => expect(parseJson(text)).toEqual(value))
