// npm run deploy without its terminal: which environment, whether a person wants it, what is deployed, then the plan.
import { configOf, deployPlan, type Plan, type PlanOptions, rollbackPlan } from './plan.ts'
import { currentVersion, type Deployment, readDeployments, rollbackTarget } from './deployed-versions.ts'
import { type Environment, ROLLOUTS } from './rollouts.ts'
import { type Deployer, type Outcome, runPlan } from './run-plan.ts'
import { type EnvironmentValues, exampleValues, isRouted } from './example-values.ts'
import { sharedDomain } from './shared-domain.ts'

export interface DeployRequest {
  environment: Environment
  isRollback: boolean
  /** No question is asked. */
  isConfirmed: boolean
  /** File with the secrets of a worker that does not exist yet; null: none. */
  secretsFile: string | null
}

export interface DeployWorld extends Deployer {
  /** Runs a command silently. */
  read: (command: string, args: readonly string[]) => Promise<{ code: number; stdout: string; stderr: string }>
  /** Paths of the files that the home page of an origin names; none: it is not well. */
  filesOf: (origin: string) => Promise<readonly string[]>
  /** Whether a person agrees. */
  ask: (question: string) => Promise<boolean>
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
  /** An environment of wrangler.toml. */
  valuesOf: (environment: Environment) => EnvironmentValues & { name: string; requiredSecrets: readonly string[] }
}

/** Deploys, or rolls back. @returns null: nothing was done, because a person refused @throws Error with a sentence */
export async function runDeploy(
  { environment, isRollback, isConfirmed, secretsFile }: DeployRequest,
  world: DeployWorld,
): Promise<Outcome | null> {
  const values = world.valuesOf(environment)
  const examples = exampleValues(values)
  if (examples.length > 0) throw new Error(`[env.${environment}] of wrangler.toml still has examples: ${examples.join(', ')}.`)
  const origin = String(values.vars['PUBLIC_ORIGIN'])
  if (!isRouted(origin, values))
    throw new Error(`[env.${environment}] of wrangler.toml has no route for ${origin} (PUBLIC_ORIGIN): nobody would reach the worker.`)
  // A rollback changes no host, and must not wait for one.
  const others = isRollback ? [] : Object.keys(ROLLOUTS).filter((other): other is Environment => other !== environment)
  for (const other of others) {
    const domain = sharedDomain(values, world.valuesOf(other))
    if (domain !== null)
      throw new Error(
        `[env.${environment}] and [env.${other}] of wrangler.toml share ${domain}, so logins of one would go to the other (EXT-62).`,
      )
  }
  const target = { environment, worker: values.name, origin }
  const isWanted = async (question: string) => {
    if (isConfirmed || (await world.ask(`${question}? [y/N] `))) return true
    world.log('Nothing was done.')
    return false
  }
  if (isRollback) {
    // Read before the question, which says what visitors would get.
    const version = rollbackTarget(await deploymentsOf(environment, world))
    if (!(await isWanted(`Roll back ${target.origin} (${environment}) to version ${version}`))) return null
    return runPlan(rollbackPlan({ ...target, version }), world)
  }
  if (ROLLOUTS[environment].asks && !(await isWanted(`Deploy ${target.origin} (${environment})`))) return null
  const deployments = await deploymentsOf(environment, world)
  if (deployments.length === 0 && secretsFile === null && values.requiredSecrets.length > 0)
    throw new Error(
      `${values.name} does not exist yet: --secrets-file names a file with a line NAME=value for each of ${values.requiredSecrets.join(', ')}.`,
    )
  if (deployments.length > 0 && ROLLOUTS[environment].steps.length > 1) {
    const missing = FOR_METRICS.filter((name) => !world.env[name])
    if (missing.length > 0) throw new Error(`The new build could not be compared with the old one: set ${missing.join(' and ')}.`)
  }
  return runPlan(await planAhead({ ...target, secretsFile }, deployments, world), world)
}

/** With the permission Account Analytics: Read. */
const FOR_METRICS = ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']

async function planAhead(
  target: Omit<PlanOptions, 'commit' | 'current' | 'previousAssets'>,
  deployments: readonly Deployment[],
  world: DeployWorld,
): Promise<Plan> {
  const current = currentVersion(deployments)
  const { stdout } = await world.read('git', ['rev-parse', '--short=12', 'HEAD'])
  // Pages that are open ask for them while and after the build is replaced.
  const previousAssets = current === null ? [] : await world.filesOf(target.origin)
  if (current !== null && previousAssets.length === 0)
    throw new Error(
      `${target.origin} names no files of the build that it serves, so they could not be verified: roll back first, if it is broken.`,
    )
  return deployPlan({ ...target, current, previousAssets, commit: stdout.trim() })
}

/** The platform's code for a worker that was never deployed. */
const NO_WORKER = /\b10007\b/

async function deploymentsOf(environment: Environment, { read }: DeployWorld): Promise<readonly Deployment[]> {
  const { code, stdout, stderr } = await read('wrangler', ['deployments', 'list', '--json', ...configOf(environment)])
  if (code === 0) return readDeployments(stdout)
  if (NO_WORKER.test(stdout + stderr)) return []
  throw new Error(`wrangler does not say what is deployed; is it logged in (npx wrangler login)?\n${stderr.trim()}`)
}
