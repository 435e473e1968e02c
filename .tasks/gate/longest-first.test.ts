import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG } from './longest-first.ts'

test('every file that begins first is there', () => expect(LONG.filter((file) => !existsSync(file))).toEqual([]))
