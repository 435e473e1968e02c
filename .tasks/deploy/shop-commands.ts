// The commands of a deployment: what each is given, and what it says.
import type { EnvironmentValues } from './environment-problem.ts'
import type { Environment } from './rollouts.ts'

/** A copy of what was built, by which it is verified and compared: who works in this folder meanwhile changes sources, and builds them. */
export const KEPT_BUILD = '.data/deploy/build'

/** Until the platform counts the requests of the verification. */
const COUNTED_AFTER_S = 60

/** What a deployment does to the world. Tests replace it. */
export interface DeployWorld {
  /** Runs a command with its output shown. @returns its exit code */
  run: (command: 'npm' | 'wrangler', args: readonly string[], env?: Record<string, string>) => Promise<number>
  /** Runs a command silently. */
  read: (command: string, args: readonly string[]) => { code: number; stdout: string; stderr: string }
  /** Id of the version that was uploaded last; null: wrangler told none. */
  uploadedVersion: () => string | null
  /** Copies what browsers get of the build, with its name, to KEPT_BUILD. */
  keepBuild: () => void
  /** Paths of the files that the home page of an origin names; none: it is not well. */
  filesOf: (origin: string) => Promise<readonly string[]>
  /** Whether a person agrees. */
  ask: (question: string) => Promise<boolean>
  sleep: (seconds: number) => Promise<unknown>
  log: (line: string) => void
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>
  /** An environment of wrangler.toml. */
  valuesOf: (environment: Environment) => EnvironmentValues
}

export type Shop = ReturnType<typeof shopAt>

/** What is done to a deployed shop. Each rejects when its command fails, and names the command. */
export function shopAt(environment: Environment, { name, vars, requiredSecrets }: EnvironmentValues, { run, sleep, log }: DeployWorld) {
  const origin = String(vars['PUBLIC_ORIGIN'])
  const step = async (title: string, ...command: Parameters<DeployWorld['run']>) => {
    log(`\n── ${title}`)
    const code = await run(...command)
    if (code !== 0) throw new Error(`${command[0]} ${command[1].join(' ')} ended with ${code}`)
  }
  const wait = async (seconds: number) => {
    log(`   waits ${seconds} s`)
    await sleep(seconds)
  }
  const deploy = ['run', 'deploy', '--']
  return {
    name,
    origin,
    requiredSecrets,
    log,
    step,
    wait,
    /** Gives each version its share of visitors, as `<version>@5%`. */
    shift: (versions: readonly string[], message: string) =>
      step(`visitors: ${versions.join(', ')}`, 'wrangler', [
        'versions',
        'deploy',
        ...versions,
        '--yes',
        '--message',
        message,
        ...configOf(environment),
      ]),
    /** @param version that answers the requests of the checks; null: whichever the platform picks */
    verify(version: string | null, checks: readonly string[]) {
      const override = version === null ? [] : ['--version', `${name}=${version}`]
      // Nobody plays an outage in production, whatever secret of a preview is at hand.
      const without = environment === 'production' ? ['--without', 'outage'] : []
      return step(`verification of ${origin}`, 'npm', [...deploy, 'verify', origin, '--yes', ...override, ...checks, ...without])
    },
    /** The new build beside the old one, by what visitors had of both. */
    async compare() {
      await wait(COUNTED_AFTER_S)
      const metrics = [...deploy, 'metrics', environment, 'rollout', '--run', '--dist', KEPT_BUILD]
      return step('the new build does as well as the old one', 'npm', metrics)
    },
  }
}

/** Of the environment, for commands that need the worker's name alone. */
export function configOf(environment: Environment): readonly string[] {
  return ['--config', 'wrangler.toml', '--env', environment]
}
