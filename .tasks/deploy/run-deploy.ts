// npm run deploy without its terminal: what is refused, what a person is asked, then the steps in order; a failure is undone.
import { canRollBack, currentVersion, type Deployment, readDeployments, rollbackTarget } from './deployed-versions.ts'
import { environmentProblem } from './environment-problem.ts'
import { configOf, type DeployWorld, KEPT_BUILD, type Shop, shopAt } from './shop-commands.ts'
import { type Environment, ROLLOUTS } from './rollouts.ts'

/** The flattened configuration of the environment that the build wrote. */
const BUILT = ['--config', 'dist/rsc/wrangler.json']

/** With the permission Account Analytics: Read. */
const FOR_METRICS = ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']

/** What the verification cannot do without; of a preview DRILL_SECRET, too. */
const FOR_VERIFICATION = ['VERIFY_EMAIL', 'VERIFY_PASSWORD', 'VERIFY_PRODUCT', 'PURGE_SECRET']

/** The platform gives a new host its record and its certificate minutes later; beyond these tries the verification says what is wrong. */
const HOST_TRIES = 60
const HOST_TRIED_AFTER_S = 10

/** The platform's code for a worker that was never deployed. */
const NO_WORKER = /\b10007\b/

export interface DeployRequest {
  environment: Environment
  isRollback: boolean
  /** No question is asked. */
  isConfirmed: boolean
  /** File with the secrets of a worker that does not exist yet; null: none. */
  secretsFile: string | null
}

/** `undone`: visitors have the version before. `stopped`: none got the new one. `broken`: a person is needed. `refused`: nothing was done. */
export type Outcome = 'done' | 'undone' | 'stopped' | 'broken' | 'refused'

/** Deploys, or rolls back. @throws Error with a sentence when it cannot begin */
export async function runDeploy(request: DeployRequest, world: DeployWorld): Promise<Outcome> {
  const { environment, isRollback, isConfirmed } = request
  const values = world.valuesOf(environment)
  // A rollback changes no host, and must not wait for one.
  const others = Object.keys(ROLLOUTS).filter((name): name is Environment => name !== environment && !isRollback)
  const problem = environmentProblem(environment, values, new Map(others.map((other) => [other, world.valuesOf(other)])))
  if (problem !== null) throw new Error(problem)
  const origin = String(values.vars['PUBLIC_ORIGIN'])
  // Read before the question, which says what visitors would get.
  const version = isRollback ? rollbackTarget(deploymentsOf(environment, world)) : null
  const question = version === null ? `Deploy ${origin} (${environment})` : `Roll back ${origin} (${environment}) to version ${version}`
  const asks = (isRollback || ROLLOUTS[environment].asks) && !isConfirmed
  if (asks && !(await world.ask(`${question}? [y/N] `))) {
    world.log('Nothing was done.')
    return 'refused'
  }
  const shop = shopAt(environment, values, world)
  if (version === null) return rollOut(request, shop, world)
  const rollBack = async (isSeen: () => void) => {
    isSeen()
    await shop.shift([`${version}@100%`], 'Rollback')
    // Its build is not here, so less is checked.
    await shop.verify(version, [])
  }
  return settled(shop, null, rollBack, `If it was not wrangler that failed, every visitor has version ${version} all the same.`)
}

async function rollOut({ environment, secretsFile }: DeployRequest, shop: Shop, world: DeployWorld): Promise<Outcome> {
  const deployments = deploymentsOf(environment, world)
  const { origin, requiredSecrets } = shop
  const { steps } = ROLLOUTS[environment]
  if (deployments.length === 0 && secretsFile === null && requiredSecrets.length > 0) {
    const lines = `--secrets-file names a file with a line NAME=value for each of ${requiredSecrets.join(', ')}`
    throw new Error(`${shop.name} does not exist yet: ${lines}.`)
  }
  const lacks = (names: readonly string[]) => names.filter((name) => !world.env[name])
  const unverified = lacks(environment === 'production' ? FOR_VERIFICATION : [...FOR_VERIFICATION, 'DRILL_SECRET'])
  if (unverified.length > 0) throw new Error(`The new build could not be verified: set ${unverified.join(' and ')}.`)
  const missing = lacks(FOR_METRICS)
  if (deployments.length > 0 && steps.length > 1 && missing.length > 0)
    throw new Error(`The new build could not be compared with the old one: set ${missing.join(' and ')}.`)
  const old = currentVersion(deployments)
  const commit = world.read('git', ['rev-parse', '--short=12', 'HEAD']).stdout.trim()
  // Pages that are open ask for them while and after the build is replaced.
  const files = old === null ? [] : await world.filesOf(origin)
  // A first deployment that is broken can only be repaired by the next one.
  if (files.length === 0 && canRollBack(deployments))
    throw new Error(
      `${origin} names no files of the build that it serves, so they could not be verified: roll back first, if it is broken.`,
    )

  const named = [...BUILT, '--tag', commit, '--message', `Commit ${commit}`]
  const skew = files.length === 0 ? ['--without', 'skew'] : files.flatMap((file) => ['--previous-asset', file])
  const checks = ['--rollout', '--dist', KEPT_BUILD, ...skew]
  return settled(shop, old, async (isSeen) => {
    await shop.step('checks: format, lint, types, unused code, unit and API tests', 'npm', ['run', 'check'])
    await shop.step(`build for ${environment}`, 'npm', ['run', 'build'], { CLOUDFLARE_ENV: environment })
    world.keepBuild()
    const dryRun = ['deploy', '--dry-run', ...BUILT, '--outdir', '.data/deploy/dry-run']
    await shop.step('dry run: wrangler takes the build and its bindings', 'wrangler', dryRun)
    await shop.step('files of the build, kept for pages of any version', 'npm', ['run', 'deploy', '--', 'keep-assets', environment])
    if (old === null) {
      // Gradual versions need a deployment to divide visitors with.
      isSeen()
      const secrets = secretsFile === null ? [] : ['--secrets-file', secretsFile]
      await shop.step('first deployment, for every visitor', 'wrangler', ['deploy', ...named, ...secrets])
      for (let tries = 0; tries < HOST_TRIES && (await world.filesOf(origin)).length === 0; tries++) await shop.wait(HOST_TRIED_AFTER_S)
      return shop.verify(null, checks)
    }
    await shop.step('upload of the version, which nobody gets yet', 'wrangler', ['versions', 'upload', ...named])
    const version = world.uploadedVersion()
    if (version === null) throw new Error('the upload named no version')
    // A version has none: without this, those of the first deployment would stay for ever.
    await shop.step('routes: the hosts of the environment lead to the worker', 'wrangler', ['triggers', 'deploy', ...BUILT])
    for (const [at, { percent, waitS }] of steps.entries()) {
      if (at > 0) await shop.compare()
      isSeen()
      const others = percent === 100 ? [] : [`${old}@${100 - percent}%`]
      await shop.shift([`${version}@${percent}%`, ...others], `${percent} %`)
      await shop.wait(waitS)
      await shop.verify(version, checks)
    }
  })
}

/**
 * Does the steps. A failure is undone once visitors may have the new version.
 * @param old to return to; null: there is none
 * @param withoutOld what a person is told then
 */
async function settled(
  { shift, log }: Shop,
  old: string | null,
  work: (isSeen: () => void) => Promise<void>,
  withoutOld = 'There is no version to return to: repair it and deploy again.',
): Promise<Outcome> {
  let seen = false
  const told = (outcome: Outcome, line: string) => {
    log(line)
    return outcome
  }
  try {
    await work(() => void (seen = true))
    return told('done', '\n✓ done')
  } catch (error) {
    log(`\n✗ ${sentenceOf(error)}`)
  }
  if (!seen) return told('stopped', 'No visitor got anything new.')
  if (old === null) return told('broken', withoutOld)
  try {
    await shift([`${old}@100%`], 'Rollback')
    return told('undone', '✓ undone')
  } catch (error) {
    return told('broken', `✗ This failed, too. Run it yourself: npx ${sentenceOf(error)}`)
  }
}

function deploymentsOf(environment: Environment, { read }: DeployWorld): readonly Deployment[] {
  const { code, stdout, stderr } = read('wrangler', ['deployments', 'list', '--json', ...configOf(environment)])
  if (code === 0) return readDeployments(stdout)
  if (NO_WORKER.test(stdout + stderr)) return []
  throw new Error(`wrangler does not say what is deployed; is it logged in (npx wrangler login)?\n${stderr.trim()}`)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
