import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processWorld } from './process-world.ts'

test('commands run as processes, with environment and exit code; the version comes from wrangler’s record', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'patyna-deploy-'))
  const record = `echo '{"type":"version-upload","version_id":"two"}\n{"type":"version-deploy"}' >> "$WRANGLER_OUTPUT_FILE_PATH"`
  writeFileSync(join(dir, 'wrangler'), `#!/bin/sh\n${record}\necho "$* $STAGE" > "${join(dir, 'seen')}"\nexit 3\n`)
  chmodSync(join(dir, 'wrangler'), 0o755)
  const { uploadedVersion, run } = processWorld(join(dir, 'out.ndjson'))
  expect(uploadedVersion()).toBeNull()
  expect(await run('wrangler', ['versions', 'upload'], { STAGE: 'preview', PATH: `${dir}:/bin:/usr/bin` })).toBe(3)
  expect(readFileSync(join(dir, 'seen'), 'utf8')).toBe('versions upload preview\n')
  expect(uploadedVersion()).toBe('two')
})
