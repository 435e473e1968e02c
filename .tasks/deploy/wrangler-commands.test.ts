// What a deployment takes for granted of wrangler, asked of wrangler itself.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processWorld } from './process-world.ts'
import { runDeploy } from './run-deploy.ts'
import { testWorld } from './test-world.ts'

const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: mkdtempSync(join(tmpdir(), 'patyna-wrangler-')), CI: '1' }

test('wrangler knows each command with its options', async () => {
  const worlds = [testWorld(), testWorld({ deployments: null })]
  const request = { environment: 'production', isRollback: false, isConfirmed: true, secretsFile: 'first.env' } as const
  for (const { world } of worlds) await runDeploy(request, world)
  const lines = worlds.flatMap(({ done }) => done.filter((line) => line.startsWith('wrangler ')).map((line) => line.split(' ').slice(1)))
  const nameOf = ([first = '', second = '']: string[]) => (first === 'deploy' ? first : `${first} ${second}`)
  for (const [name, its = []] of Object.entries(Object.groupBy(lines, nameOf))) {
    const args = ['node_modules/wrangler/bin/wrangler.js', ...name.split(' '), '--help']
    const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    for (const option of its.flat().filter((word) => word.startsWith('--'))) expect(stdout, name).toMatch(new RegExp(`${option}\\b`))
  }
})

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

test('the examples of this repository are not deployed', () => {
  const { status, stderr } = spawnSync(process.execPath, ['.tasks/run-command.ts', 'deploy', 'production', '--yes'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('[env.production] of wrangler.toml still has examples: SHOP_API_ORIGIN, PUBLIC_ORIGIN')
})
