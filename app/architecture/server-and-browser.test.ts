// What runs in the browser, and what must not.
import { expect, test } from 'vitest'
import { importsOf, reachableFrom } from './import-graph.ts'
import { read, ROOM_FILES } from './sources.ts'

/** What a browser never loads: they are large, and the server has already done their work. */
const NEVER_IN_THE_BROWSER = /^(zod|i18next|@hono\/|node:)|^(edge|mock-api|db|seeds)\/|^app\/(shop-api\/contract|i18n|reference)\//

test("'use client' stands exactly in *.client.tsx files", () => {
  const marked = ROOM_FILES.filter((file) => /^['"]use client['"]/m.test(read(file)))
  expect(marked.filter((file) => !file.endsWith('.client.tsx'))).toEqual([])
  expect(ROOM_FILES.filter((file) => file.endsWith('.client.tsx') && !marked.includes(file))).toEqual([])
})

test('islands load no zod, no i18next, no contract and nothing of the server, directly or through others', () => {
  const islands = ROOM_FILES.filter((file) => file.endsWith('.client.tsx') || file === 'edge/browser/entry.browser.tsx')
  const broken = reachableFrom(islands).flatMap((file) =>
    importsOf(file).filter(
      ({ target, isTypeOnly }) =>
        !isTypeOnly &&
        NEVER_IN_THE_BROWSER.test(target) &&
        !/^edge\/(browser|render)\/|^edge\/http\/(flight-protocol|page-timing)\.ts$/.test(target),
    ),
  )
  expect(broken.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('a dialog that opens by a command also opens where commands are unknown', () => {
  const isCommanded = (file: string) => /opensDialog\(/.test(read(file)) && !file.endsWith('dialog-commands.ts')
  expect(ROOM_FILES.filter((file) => /^(app|edge)\//.test(file) && /\bcommandfor:|\bcommand(for|For)?=/.test(read(file)))).toEqual([
    'app/ui/dialog/dialog-commands.ts',
  ])
  expect(ROOM_FILES.filter((file) => isCommanded(file) && !/<dialog[^>]* popover="auto"/.test(read(file)))).toEqual([])
})
