// npm run deploy against a stand-in for wrangler: the order of its commands, its percentages, and what follows a failure of each.
import { describe, expect, test } from 'vitest'
import { ROLLOUTS } from './rollouts.ts'
import { type DeployRequest, runDeploy } from './run-deploy.ts'
import { deployed, ENV, NEW, OLD, testWorld, type TestOptions } from './test-world.ts'

const PRODUCTION: DeployRequest = { environment: 'production', isRollback: false, isConfirmed: true, secretsFile: null }
const READ = 'read wrangler deployments list'
const PREPARED = [
  READ,
  'read git rev-parse --short=12',
  'files of https://production.shop.test',
  'npm run check',
  'CLOUDFLARE_ENV=production npm run build',
  'keep the build',
  'wrangler deploy --dry-run --config dist/rsc/wrangler.json --outdir .data/deploy/dry-run',
  'npm run deploy -- keep-assets production',
]
const UPLOAD = 'wrangler versions upload --config dist/rsc/wrangler.json --tag c0ffee123456 --message Commit c0ffee123456'
const ROUTES = 'wrangler triggers deploy --config dist/rsc/wrangler.json'
const shift = (versions: string, message: string, environment = 'production') =>
  `wrangler versions deploy ${versions} --yes --message ${message} --config wrangler.toml --env ${environment}`
const verify = (options: string) => `npm run deploy -- verify https://production.shop.test --yes ${options}`
const VERIFY = verify(
  `--version patyna-production=${NEW} --rollout --dist .data/deploy/build --previous-asset /assets/old.js --without outage`,
)
const COMPARED = ['wait 60 s', 'npm run deploy -- metrics production rollout --run --dist .data/deploy/build']
const UNDO = shift(`${OLD}@100%`, 'Rollback')

const SHARES = [
  [shift(`${NEW}@5% ${OLD}@95%`, '5 %'), 'wait 120 s', VERIFY],
  [...COMPARED, shift(`${NEW}@25% ${OLD}@75%`, '25 %'), 'wait 300 s', VERIFY],
  [...COMPARED, shift(`${NEW}@100%`, '100 %'), 'wait 10 s', VERIFY],
]
const ROLLED_OUT = [...PREPARED, UPLOAD, ROUTES, ...SHARES.flat()]

async function deploy(options: TestOptions = {}, request: Partial<DeployRequest> = {}) {
  const { world, done, lines } = testWorld(options)
  const outcome = await runDeploy({ ...PRODUCTION, ...request }, world).catch((error: Error) => error.message)
  return { outcome, done, last: lines.at(-1) }
}

test.each([
  ['after a first deployment that is broken', [deployed(1, OLD)]],
  ['after its repair was undone', [deployed(3, OLD), deployed(2, 'repair', OLD), deployed(1, OLD)]],
])('a shop that shows nothing is deployed where no rollback leads away from it: %s', async (_when, deployments) => {
  const { outcome, done } = await deploy({ files: [], deployments })
  expect([outcome, done]).toEqual(['done', ROLLED_OUT.map((line) => line.replace('--previous-asset /assets/old.js', '--without skew'))])
})

test('every percentage of the table is verified before the next; the last is 100', async () => {
  for (const { steps } of Object.values(ROLLOUTS)) expect(steps.at(-1)?.percent).toBe(100)
  expect(await deploy()).toMatchObject({ outcome: 'done', done: ROLLED_OUT })
})

describe('EXT-69: a failure ends it, and is undone once visitors may have the new version', () => {
  const COMMANDS = ROLLED_OUT.flatMap((line, at) => (/^(read|files|wait|keep)/.test(line) ? [] : [{ at, line }]))

  test.each(COMMANDS)('step $at: $line', async ({ at }) => {
    const isSeen = at > ROLLED_OUT.indexOf(ROUTES)
    const { outcome, done } = await deploy({ failsAt: at })
    expect(done).toEqual([...ROLLED_OUT.slice(0, at + 1), ...(isSeen ? [UNDO] : [])])
    expect(outcome).toBe(isSeen ? 'undone' : 'stopped')
  })

  test('an upload that names no version', async () => {
    expect(await deploy({ uploaded: null })).toMatchObject({ outcome: 'stopped', last: 'No visitor got anything new.' })
  })

  test('the undoing: it says what a person has to run', async () => {
    const { outcome, last } = await deploy({ failing: 'versions deploy' })
    expect([outcome, last]).toEqual(['broken', expect.stringContaining(`npx ${UNDO}`)])
  })
})

test('a preview has one step, so nothing is compared and nobody is asked', async () => {
  const { outcome, done } = await deploy(
    { env: { ...ENV, DRILL_SECRET: 'd', CLOUDFLARE_API_TOKEN: '' } },
    { environment: 'preview', isConfirmed: false },
  )
  // The platform has it everywhere after some seconds: before, the old version would be verified.
  expect([outcome, ...done.slice(-3, -1)]).toEqual(['done', shift(`${NEW}@100%`, '100 %', 'preview'), 'wait 10 s'])
})

test.each([
  [{}, 'ask Deploy https://production.shop.test (production)? [y/N] '],
  [{ isRollback: true, environment: 'preview' } as const, `ask Roll back https://shop-preview.test (preview) to version ${OLD}? [y/N] `],
])('%j is asked before everything, and a refusal ends it', async (request, asked) => {
  const deployments = [deployed(1, OLD), deployed(2, NEW)]
  const { outcome, done } = await deploy({ answer: false, deployments }, { ...request, isConfirmed: false })
  expect([outcome, done.filter((line) => line !== READ)]).toEqual(['refused', [asked]])
})

describe('the first deployment', () => {
  test('has nothing to divide visitors with, and cannot be undone', async () => {
    const first = { secretsFile: 'first.env' }
    const deployed = `wrangler deploy --config dist/rsc/wrangler.json --tag c0ffee123456 --message Commit c0ffee123456 --secrets-file first.env`
    const { outcome, done } = await deploy({ deployments: null, silent: 1 }, first)
    const checked = verify('--rollout --dist .data/deploy/build --without skew --without outage')
    const home = 'files of https://production.shop.test'
    // The platform gives a new host its certificate some minutes later.
    expect(done).toEqual([...PREPARED.filter((line) => line !== home), deployed, home, 'wait 10 s', home, checked])
    expect(outcome).toBe('done')
    const last = 'There is no version to return to: repair it and deploy again.'
    expect(await deploy({ deployments: null, failing: 'deploy -- verify' }, first)).toMatchObject({ outcome: 'broken', last })
  })
})

describe('before anything is done it is refused', () => {
  test.each<[RegExp, TestOptions]>([
    [/^patyna-production does not exist yet: --secrets-file .* PURGE_SECRET\.$/, { deployments: null }],
    [/could not be compared with the old one: set CLOUDFLARE_API_TOKEN\.$/, { env: { ...ENV, CLOUDFLARE_API_TOKEN: '' } }],
    [/could not be verified: set VERIFY_PRODUCT and PURGE_SECRET\.$/, { env: { ...ENV, VERIFY_PRODUCT: '', PURGE_SECRET: '' } }],
    [/^Another rollout is under way/, { deployments: [deployed(3, OLD, NEW)] }],
    [/names no files .* roll back first/, { files: [], deployments: [deployed(2, OLD), deployed(1, 'older')] }],
    [/still has examples: SHOP_API_ORIGIN\.$/, { vars: { SHOP_API_ORIGIN: 'https://api.patyna.example' } }],
    [/share the namespace of ASSET_STORE, so pages of one/, { namespaceOf: 'preview' }],
  ])('%s', async (said, options) => {
    const { outcome, done } = await deploy(options)
    expect(outcome).toMatch(said)
    expect(done.filter((line) => !/^(read|files)/.test(line))).toEqual([])
  })

  test('EXT-62: a preview under production’s domain, and production over it; a rollback is not', async () => {
    const options = { vars: { PARENT_DOMAIN: 'shop-preview.test' }, deployments: [deployed(2, NEW), deployed(1, OLD)] }
    for (const environment of ['preview', 'production'] as const) {
      expect((await deploy(options, { environment })).outcome).toMatch('share shop-preview.test, so logins of one')
      expect((await deploy(options, { environment, isRollback: true })).outcome).toBe('done')
    }
  })
})

describe('a rollback', () => {
  const OLDER = 'cccccccc-0000-4000-8000-000000000000'
  const NEWER = 'dddddddd-0000-4000-8000-000000000003'
  const rolledOut = [deployed(1, OLD), deployed(3, OLD, NEW), deployed(4, NEW)]

  test.each([
    ['a finished rollout', rolledOut],
    ['a rollout under way', [deployed(3, OLD, NEW), deployed(1, OLD)]],
    ['a version that came after a rollback', [...rolledOut, deployed(5, OLD), deployed(6, NEWER)]],
  ])('of %s leads every visitor to the version before, and verifies it', async (_, deployments) => {
    const { outcome, done } = await deploy({ deployments }, { isRollback: true })
    expect(done).toEqual([READ, UNDO, verify(`--version patyna-production=${OLD} --without outage`)])
    expect(outcome).toBe('done')
  })

  test('that is not well is one all the same', async () => {
    const { outcome, last } = await deploy({ deployments: rolledOut, failing: 'deploy -- verify' }, { isRollback: true })
    expect([outcome, last]).toEqual(['broken', `If it was not wrangler that failed, every visitor has version ${OLD} all the same.`])
  })

  const already = `Every visitor has version ${OLD} already, the last one before the newest (${NEW}).`
  test.each([
    ['after a rollback', already, [...rolledOut, deployed(5, OLD)]],
    [
      'after a deployment that undid itself',
      already,
      [deployed(1, OLDER), deployed(2, OLDER, OLD), deployed(3, OLD), deployed(4, OLD, NEW), deployed(5, OLD)],
    ],
    ['before the first deployment', 'There is no version to return to.', []],
    ['after the first one', 'There is no version to return to.', [deployed(1, NEW)]],
  ])('%s does nothing', async (_, said, deployments) => {
    const { outcome, done } = await deploy({ deployments }, { isRollback: true })
    expect([outcome, done]).toEqual([expect.stringContaining(said), [READ]])
  })
})
