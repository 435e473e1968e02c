// What the plan takes for granted of wrangler, asked of wrangler itself; and the command line, up to what needs an account.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployPlan, rollbackPlan, type Step } from './plan.ts'
import { processDeployer, uploadedIn } from './process-deployer.ts'

const TARGET = { environment: 'production', worker: 'patyna-production', origin: 'https://shop.test' } as const
const OPTIONS = { ...TARGET, commit: 'c0ffee', previousAssets: [], secretsFile: 'first.env' }
const plans = [
  deployPlan({ ...OPTIONS, current: 'a' }),
  deployPlan({ ...OPTIONS, current: null }),
  rollbackPlan({ ...TARGET, version: 'a' }),
]
const wranglers = plans.flatMap(({ steps, undo }) => [...steps, ...(undo ? [undo] : [])]).filter(({ command }) => command === 'wrangler')
const nameOf = ({ args }: Pick<Step, 'args'>) => args.slice(0, args[0] === 'deploy' ? 1 : 2).join(' ')
const optionsOf = (name: string) =>
  new Set(wranglers.filter((step) => nameOf(step) === name).flatMap(({ args }) => args.filter((arg) => arg.startsWith('--'))))

const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: mkdtempSync(join(tmpdir(), 'patyna-wrangler-')), CI: '1' }

describe('wrangler knows', () => {
  test.each([...new Set(wranglers.map(nameOf))])('%s with every option of the plan', (name) => {
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...name.split(' '), '--help'], {
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    for (const option of optionsOf(name)) expect(stdout).toMatch(new RegExp(`${option}\\b`))
  })
})

test('the version comes from wrangler’s record', () => {
  const lines = ['{"type":"wrangler-session"}', '{"type":"version-upload","version_id":"one"}', '{"type":"version-deploy"}', '']
  expect(uploadedIn(lines.join('\n'))).toBe('one')
  expect(uploadedIn('')).toBeNull()
})

test('commands run as processes, with their environment and exit code', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'patyna-deploy-'))
  const standIn = join(dir, 'wrangler')
  writeFileSync(
    standIn,
    `#!/bin/sh\necho '{"type":"version-upload","version_id":"two"}' >> "$WRANGLER_OUTPUT_FILE_PATH"\necho "$* $STAGE" > "${join(dir, 'seen')}"\nexit 3\n`,
  )
  chmodSync(standIn, 0o755)
  const path = process.env['PATH']
  process.env['PATH'] = dir + delimiter + path
  try {
    const deployer = processDeployer(join(dir, 'out.ndjson'))
    expect(deployer.uploadedVersion()).toBeNull()
    expect(await deployer.run({ command: 'wrangler', args: ['versions', 'upload'], env: { STAGE: 'preview' } })).toBe(3)
    expect(readFileSync(join(dir, 'seen'), 'utf8')).toBe('versions upload preview\n')
    expect(deployer.uploadedVersion()).toBe('two')
  } finally {
    process.env['PATH'] = path
  }
})

describe('the command line', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, ['.tasks/run-command.ts', 'deploy', ...args], { env, encoding: 'utf8' })

  test('--help names what it does, with the percentages of the table', () => {
    const { status, stdout } = run('--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining('production: 5 %, 25 %, 100 %')])
  })

  test.each([[[]], [['staging']], [['production', 'preview']], [['production', '--now']]])('%j is refused', (args) => {
    expect(run(...args).status).toBe(2)
  })

  test('the examples of this repository are not deployed', () => {
    const { status, stderr } = run('production', '--yes')
    expect(status).toBe(2)
    expect(stderr).toContain('[env.production] of wrangler.toml still has examples: SHOP_API_ORIGIN, PUBLIC_ORIGIN')
  })
})
