// What a deployment takes for granted of wrangler, asked of wrangler itself.
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
