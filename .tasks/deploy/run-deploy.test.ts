// npm run deploy against a stand-in for wrangler: the order of its commands, its percentages, and what follows a failure of each.
import { describe, expect, test } from 'vitest'
import { full, NEW, OLD, testWorld, type TestOptions } from './test-world.ts'
import { runDeploy } from './run-deploy.ts'
import { ROLLOUTS } from './rollouts.ts'

const PRODUCTION = { environment: 'production', isRollback: false, isConfirmed: true, secretsFile: null } as const
const CONFIG = '--config wrangler.toml --env production'

const PREPARED = [
  'read wrangler deployments list',
  'read git rev-parse --short=12',
  'files of https://production.shop.test',
  'npm run check',
  'CLOUDFLARE_ENV=production npm run build',
  'wrangler deploy --dry-run --config dist/rsc/wrangler.json --outdir .data/deploy/dry-run',
  'npm run deploy -- keep-assets production',
]
const UPLOAD = 'wrangler versions upload --config dist/rsc/wrangler.json --tag c0ffee123456 --message Commit c0ffee123456'
const ROUTES = 'wrangler triggers deploy --config dist/rsc/wrangler.json'
const shift = (...versions: string[]) => `wrangler versions deploy ${versions.join(' ')} --yes --message`
const ROLLOUT = '--rollout --dist dist'
const VERIFY = `npm run deploy -- verify https://production.shop.test --yes --version patyna-production=${NEW} ${ROLLOUT} --previous-asset /assets/old.js --without outage`
const COMPARE = 'npm run deploy -- metrics production rollout --run'
const UNDO = `${shift(`${OLD}@100%`)} Rollback ${CONFIG}`

const ROLLED_OUT = [
  ...PREPARED,
  UPLOAD,
  ROUTES,
  `${shift(`${NEW}@5%`, `${OLD}@95%`)} 5 % ${CONFIG}`,
  'wait 120 s',
  VERIFY,
  'wait 60 s',
  COMPARE,
  `${shift(`${NEW}@25%`, `${OLD}@75%`)} 25 % ${CONFIG}`,
  'wait 300 s',
  VERIFY,
  'wait 60 s',
  COMPARE,
  `${shift(`${NEW}@100%`)} 100 % ${CONFIG}`,
  'wait 10 s',
  VERIFY,
]

async function deploy(options: TestOptions = {}, request: Parameters<typeof runDeploy>[0] = PRODUCTION) {
  const { world, done, lines } = testWorld(options)
  return { outcome: await runDeploy(request, world), done, lines }
}

test('every percentage of the table is verified before the next; the last is 100', async () => {
  for (const { steps } of Object.values(ROLLOUTS)) expect(steps.at(-1)?.percent).toBe(100)
  const { outcome, done, lines } = await deploy()
  expect(done).toEqual(ROLLED_OUT)
  expect(outcome).toBe('done')
  expect(lines[0]).toBe('\n[1/14] checks: format, lint, types, unused code, unit and API tests')
})

describe('a failure', () => {
  const COMMANDS = ROLLED_OUT.flatMap((line, at) => (/^(read|files|wait)/.test(line) ? [] : [{ line, at }]))

  test.each(COMMANDS.filter(({ at }) => at <= ROLLED_OUT.indexOf(ROUTES)))(
    'of “$line” ends it, and nobody has anything new',
    async ({ line, at }) => {
      const { outcome, done, lines } = await deploy({ failing: [line] })
      expect(done).toEqual(ROLLED_OUT.slice(0, at + 1))
      expect(outcome).toBe('stopped')
      expect(lines.at(-1)).toBe('No visitor got anything new.')
    },
  )

  test.each(['@5%', '@25%', `${NEW}@100%`])('of the shift to %s is undone', async (percent) => {
    const at = ROLLED_OUT.findIndex((line) => line.includes(percent))
    const { outcome, done } = await deploy({ failing: [percent] })
    expect(done).toEqual([...ROLLED_OUT.slice(0, at + 1), UNDO])
    expect(outcome).toBe('undone')
  })

  const JUDGED = ROLLED_OUT.flatMap((line, at) => (line === VERIFY || line === COMPARE ? [{ line, at }] : []))
  test.each(JUDGED)('EXT-69: of step $at, $line, is undone', async ({ at }) => {
    const { world, done } = testWorld()
    const run: typeof world.run = async (step) => ((await world.run(step)) === 0 && done.length === at + 1 ? 1 : 0)
    expect(await runDeploy(PRODUCTION, { ...world, run })).toBe('undone')
    expect(done).toEqual([...ROLLED_OUT.slice(0, at + 1), UNDO])
  })

  test('of the undoing says what a person has to run', async () => {
    const { outcome, lines } = await deploy({ failing: ['deploy -- verify', 'Rollback'] })
    expect(outcome).toBe('broken')
    expect(lines.at(-1)).toContain(`npx wrangler versions deploy ${OLD}@100% --yes`)
  })

  test('of the home page leaves no files of the build before to be verified, so nothing begins', async () => {
    await expect(deploy({ files: [] })).rejects.toThrow(/names no files .* roll back first/)
  })

  test('an upload that names no version ends it', async () => {
    const { outcome, done } = await deploy({ uploaded: null })
    expect([outcome, done.at(-1)]).toEqual(['stopped', UPLOAD])
  })
})

test('EXT-69: without access to the metrics nothing begins; a preview has one step, so nothing is compared', async () => {
  const { world, done } = testWorld({ env: { CLOUDFLARE_ACCOUNT_ID: 'acc' } })
  await expect(runDeploy(PRODUCTION, world)).rejects.toThrow('could not be compared with the old one: set CLOUDFLARE_API_TOKEN.')
  expect(done).toEqual(['read wrangler deployments list'])
  const preview = await deploy({ env: {} }, { ...PRODUCTION, environment: 'preview' })
  expect([preview.outcome, preview.done.includes(COMPARE)]).toEqual(['done', false])
})

describe('the question', () => {
  test('nothing is done after a refusal', async () => {
    const { outcome, done } = await deploy({ answer: false }, { ...PRODUCTION, isConfirmed: false })
    expect(outcome).toBeNull()
    expect(done).toEqual(['ask Deploy https://production.shop.test (production)? [y/N] '])
  })

  test('comes before everything, and not before a preview', async () => {
    const asked = await deploy({}, { ...PRODUCTION, isConfirmed: false })
    expect(asked.done.slice(1)).toEqual(ROLLED_OUT)
    const preview = await deploy({}, { environment: 'preview', isRollback: false, isConfirmed: false, secretsFile: null })
    expect(preview.outcome).toBe('done')
    expect(preview.done.filter((line) => line.startsWith('ask') || line.includes('versions deploy'))).toEqual([
      `${shift(`${NEW}@100%`)} 100 % --config wrangler.toml --env preview`,
    ])
  })

  test('comes before a rollback of a preview, too', async () => {
    const deployments = [full(OLD, 1), full(NEW, 2)]
    const request = { environment: 'preview', isRollback: true, isConfirmed: false, secretsFile: null } as const
    const { done } = await deploy({ deployments, answer: false }, request)
    expect(done).toEqual(['read wrangler deployments list', `ask Roll back https://shop-preview.test (preview) to version ${OLD}? [y/N] `])
  })
})

describe('the first deployment', () => {
  const FIRST = 'wrangler deploy --config dist/rsc/wrangler.json --tag c0ffee123456 --message Commit c0ffee123456 --secrets-file first.env'
  const WITH_SECRETS = { ...PRODUCTION, secretsFile: 'first.env' }

  test('has nothing to divide visitors with', async () => {
    const { outcome, done } = await deploy({ deployments: null }, WITH_SECRETS)
    const verify = `npm run deploy -- verify https://production.shop.test --yes ${ROLLOUT} --without skew --without outage`
    expect(done).toEqual([...PREPARED.filter((line) => !line.startsWith('files')), FIRST, verify])
    expect(outcome).toBe('done')
  })

  test('needs the secrets that wrangler.toml requires, and says so before anything is built', async () => {
    const { world, done } = testWorld({ deployments: null })
    await expect(runDeploy(PRODUCTION, world)).rejects.toThrow(/^patyna-production does not exist yet: --secrets-file .* PURGE_SECRET\.$/)
    expect(done).toEqual(['read wrangler deployments list'])
  })

  test('cannot be undone, and says so', async () => {
    const { outcome, lines } = await deploy({ deployments: null, failing: ['deploy -- verify'] }, WITH_SECRETS)
    expect([outcome, lines.at(-1)]).toEqual(['broken', 'There is no version to return to: repair it and deploy again.'])
  })
})

describe('a rollback', () => {
  const BACK = { environment: 'production', isRollback: true, isConfirmed: true, secretsFile: null } as const
  const verify = `npm run deploy -- verify https://production.shop.test --yes --version patyna-production=${OLD}`
  const half = { created_on: '2026-11-03T10:00:00Z', versions: [OLD, NEW].map((version_id) => ({ version_id, percentage: 50 })) }

  test.each([
    ['a finished rollout', [full(OLD, 1), half, full(NEW, 4)]],
    ['a rollout under way', [half, full(OLD, 1)]],
  ])('of %s leads every visitor to the version before, and verifies it', async (_, deployments) => {
    const { outcome, done } = await deploy({ deployments }, BACK)
    expect(done).toEqual(['read wrangler deployments list', UNDO, verify])
    expect(outcome).toBe('done')
  })

  const OLDER = 'cccccccc-0000-4000-8000-000000000000'
  const first = {
    ...half,
    created_on: '2026-11-02T09:00:00Z',
    versions: [OLDER, OLD].map((version_id) => ({ version_id, percentage: 50 })),
  }

  test.each([
    ['a rollback', [full(OLD, 1), half, full(NEW, 4), full(OLD, 5)]],
    ['a deployment that undid itself', [full(OLDER, 1), first, full(OLD, 2), half, full(OLD, 5)]],
  ])('after %s does nothing: everybody has the version before the newest', async (_, deployments) => {
    const { world, done } = testWorld({ deployments })
    await expect(runDeploy(BACK, world)).rejects.toThrow(
      `Every visitor has version ${OLD} already, the last one before the newest (${NEW}).`,
    )
    expect(done).toEqual(['read wrangler deployments list'])
  })

  test('of a version that came after a rollback leads back to what that one led to', async () => {
    const NEWER = 'dddddddd-0000-4000-8000-000000000003'
    const deployments = [full(OLD, 1), half, full(NEW, 4), full(OLD, 5), full(NEWER, 6)]
    expect((await deploy({ deployments }, BACK)).done).toEqual(['read wrangler deployments list', UNDO, verify])
  })

  test.each([[[]], [[full(NEW, 1)]]])('without a version before does nothing', async (deployments) => {
    const { world, done } = testWorld({ deployments })
    await expect(runDeploy(BACK, world)).rejects.toThrow('There is no version to return to.')
    expect(done).toEqual(['read wrangler deployments list'])
  })
})

test('a rollout under way is not continued', async () => {
  const versions = [OLD, NEW].map((version_id) => ({ version_id, percentage: 50 }))
  const { world, done } = testWorld({ deployments: [{ created_on: '2026-11-03T10:00:00Z', versions }] })
  await expect(runDeploy(PRODUCTION, world)).rejects.toThrow(/Another rollout is under way/)
  expect(done).toEqual(['read wrangler deployments list'])
})

test('examples of wrangler.toml are not deployed', async () => {
  const { world, done } = testWorld({ vars: { SHOP_API_ORIGIN: 'https://api.patyna.example' } })
  await expect(runDeploy(PRODUCTION, world)).rejects.toThrow('[env.production] of wrangler.toml still has examples: SHOP_API_ORIGIN.')
  expect(done).toEqual([])
})

test('nor are those of its routes', async () => {
  const { world } = testWorld({ routes: ['production.shop.test', 'shop.patyna.example/*'] })
  await expect(runDeploy(PRODUCTION, world)).rejects.toThrow('still has examples: route shop.patyna.example/*.')
})

test('EXT-62: a preview under production’s domain is not deployed, nor production over it; a rollback is', async () => {
  const vars = { PARENT_DOMAIN: 'shop-preview.test' }
  for (const environment of ['preview', 'production'] as const) {
    const { world, done } = testWorld({ vars })
    await expect(runDeploy({ ...PRODUCTION, environment }, world)).rejects.toThrow('share shop-preview.test, so logins of one')
    expect(done).toEqual([])
    const back = { vars, deployments: [full(NEW, 2), full(OLD, 1)] }
    expect((await deploy(back, { ...PRODUCTION, environment, isRollback: true })).outcome).toBe('done')
  }
})

describe('a worker that nobody would reach', () => {
  test.each([[[]], [['other.test', 'shop.test', '*.production.shop.test/*']]])('is not deployed: routes %j', async (routes) => {
    const { world, done } = testWorld({ routes })
    await expect(runDeploy(PRODUCTION, world)).rejects.toThrow('has no route for https://production.shop.test (PUBLIC_ORIGIN)')
    expect(done).toEqual([])
  })

  test.each(['production.shop.test', 'production.shop.test/*', 'https://production.shop.test/*', '*.shop.test/*', '*shop.test/*'])(
    'is not one with the route %s',
    async (pattern) => {
      expect((await deploy({ routes: [pattern] })).outcome).toBe('done')
    },
  )
})
