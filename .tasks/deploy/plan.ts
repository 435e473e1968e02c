// What a deployment does, in order: a pure function of the table of rollouts and of what is deployed now. run-plan.ts runs it.
import { type Environment, ROLLOUTS } from './rollouts.ts'

/** Stands for the id of the version that the step `upload` makes. */
export const NEW_VERSION = '<new version>'

/** The flattened configuration of the environment that the build wrote. */
const BUILT_CONFIG = 'dist/rsc/wrangler.json'

/** Until the platform counts the requests of the verification. */
const COUNTED_AFTER_S = 60

export interface Step {
  title: string
  command: 'npm' | 'wrangler'
  args: readonly string[]
  /** Environment variables beside those of this process. @default {} */
  env?: Readonly<Record<string, string>>
  /** It makes NEW_VERSION. @default false */
  makesVersion?: boolean
  /** Seconds before it begins. @default 0 */
  afterS?: number
  /** From this step on a failure is undone: visitors get the new version. @default false */
  shiftsTraffic?: boolean
}

export interface Plan {
  steps: readonly Step[]
  /** Undoes it once a step that shifts traffic began; null: there is no version to return to. */
  undo: Step | null
}

export interface PlanOptions {
  environment: Environment
  /** Name of the environment's worker. */
  worker: string
  /** PUBLIC_ORIGIN of the environment. */
  origin: string
  /** Version that serves every visitor now; null: nothing is deployed yet. */
  current: string | null
  /** Short hash of the commit, which names the version. */
  commit: string
  /** Paths of files of the build that serves now. */
  previousAssets: readonly string[]
  /** File with the secrets of a worker that does not exist yet, lines of `NAME=value`; null: none. */
  secretsFile: string | null
}

/** The steps of a deployment. */
export function deployPlan({ environment, worker, origin, current, commit, previousAssets, secretsFile }: PlanOptions): Plan {
  const rollout = { environment, previousAssets: current === null ? null : previousAssets }
  const target = { environment, worker, origin }
  const prepared: Step[] = [
    { title: 'checks: format, lint, types, unused code, unit and API tests', command: 'npm', args: ['run', 'check'] },
    { title: `build for ${environment}`, command: 'npm', args: ['run', 'build'], env: { CLOUDFLARE_ENV: environment } },
    {
      title: 'dry run: wrangler takes the build and its bindings',
      command: 'wrangler',
      args: ['deploy', '--dry-run', '--config', BUILT_CONFIG, '--outdir', '.data/deploy/dry-run'],
    },
    {
      title: 'files of the build, kept for pages of any version',
      command: 'npm',
      args: ['run', 'deploy', '--', 'keep-assets', environment],
    },
  ]
  if (current === null)
    return { steps: [...prepared, firstDeployment(commit, secretsFile), verification(target, null, rollout)], undo: null }
  const upload: Step = {
    title: 'upload of the version, which nobody gets yet',
    command: 'wrangler',
    args: ['versions', 'upload', '--config', BUILT_CONFIG, '--tag', commit, '--message', `Commit ${commit}`],
    makesVersion: true,
  }
  const routes: Step = {
    title: 'routes: the hosts of the environment lead to the worker',
    command: 'wrangler',
    // A version has none: without this, those of the first deployment would stay for ever.
    args: ['triggers', 'deploy', '--config', BUILT_CONFIG],
  }
  const shifts = ROLLOUTS[environment].steps.flatMap(({ percent, waitS }, at) => [
    ...(at === 0 ? [] : [comparison(environment)]),
    shift(target, { to: NEW_VERSION, from: current, percent }),
    { ...verification(target, NEW_VERSION, rollout), afterS: waitS },
  ])
  return { steps: [...prepared, upload, routes, ...shifts], undo: undoTo(target, current) }
}

/** The steps of a rollback to a version that served before. */
export function rollbackPlan({ version, ...target }: Target & { version: string }): Plan {
  return { steps: [undoTo(target, version), verification(target, version)], undo: null }
}

type Target = Pick<PlanOptions, 'environment' | 'worker' | 'origin'>

/** Gradual versions need a deployment to divide visitors with. */
function firstDeployment(commit: string, secretsFile: string | null): Step {
  const secrets = secretsFile === null ? [] : ['--secrets-file', secretsFile]
  return {
    title: 'first deployment, for every visitor',
    command: 'wrangler',
    args: ['deploy', '--config', BUILT_CONFIG, '--tag', commit, '--message', `Commit ${commit}`, ...secrets],
    shiftsTraffic: true,
  }
}

function shift({ environment }: Target, { to, from, percent }: { to: string; from: string; percent: number }): Step {
  const versions = percent === 100 ? [`${to}@100%`] : [`${to}@${percent}%`, `${from}@${100 - percent}%`]
  return {
    title: `${percent} % of visitors`,
    command: 'wrangler',
    args: ['versions', 'deploy', ...versions, '--yes', '--message', `${percent} %`, ...configOf(environment)],
    shiftsTraffic: true,
  }
}

function undoTo({ environment }: Target, version: string): Step {
  return {
    title: `every visitor back to version ${version}`,
    command: 'wrangler',
    args: ['versions', 'deploy', `${version}@100%`, '--yes', '--message', 'Rollback', ...configOf(environment)],
    shiftsTraffic: true,
  }
}

interface RolloutInputs {
  environment: Environment
  /** null: there is no build before. */
  previousAssets: readonly string[] | null
}

/**
 * @param version that answers the requests of the checks; null: whichever the platform picks
 * @param rollout of the build in dist/, of which nothing may be left unchecked; without it a version of before is verified, whose build is not here
 */
function verification({ worker, origin }: Target, version: string | null, rollout?: RolloutInputs): Step {
  const override = version === null ? [] : ['--version', `${worker}=${version}`]
  return {
    title: `verification of ${origin}`,
    command: 'npm',
    args: ['run', 'deploy', '--', 'verify', origin, '--yes', ...override, ...(rollout ? rolloutOptions(rollout) : [])],
  }
}

/** The new build beside the old one, by what visitors had of both. */
function comparison(environment: Environment): Step {
  return {
    title: 'the new build does as well as the old one',
    command: 'npm',
    args: ['run', 'deploy', '--', 'metrics', environment, 'rollout', '--run'],
    afterS: COUNTED_AFTER_S,
  }
}

function rolloutOptions({ environment, previousAssets }: RolloutInputs): readonly string[] {
  const files = previousAssets?.flatMap((path) => ['--previous-asset', path]) ?? ['--without', 'skew']
  // Nobody plays an outage in production.
  return ['--rollout', '--dist', 'dist', ...files, ...(environment === 'production' ? ['--without', 'outage'] : [])]
}

/** Of the environment, for commands that need the worker's name alone. */
export function configOf(environment: Environment): readonly string[] {
  return ['--config', 'wrangler.toml', '--env', environment]
}
