import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startGroup } from './process-group.ts'

test('a killed group leaves no folder, even if its processes were writing to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patyna-group-'))
  const write = 'while :; do mkdir -p "$FOLDER/cache/$$"; : > "$FOLDER/cache/$$/$(date +%N)"; done'
  const { kill } = startGroup('sh', ['-c', `(${write}) & ${write}`], { stdio: 'ignore', env: { FOLDER: folder }, leaves: [folder] })
  await vi.waitUntil(() => readdirSync(folder).length > 0)
  kill()
  expect(existsSync(folder)).toBe(false)
})
