import { ask, defineCommand } from '../load-tests/commands/command.ts'
import { processWorld } from './deploy/process-world.ts'
import { type Environment, ROLLOUTS } from './deploy/rollouts.ts'
import { runDeploy } from './deploy/run-deploy.ts'

const CODES = { done: 0, undone: 1, stopped: 1, refused: 2, broken: 3 } as const

/** npm run deploy -- <environment>: checks, build, upload, a gradual rollout that is verified at each step, and its undo. */
export const deploy = defineCommand({
  help: `  <environment>   preview or production; of a rollback: production
  rollback        gives every visitor the last version before the newest
  --secrets-file <file>  for a worker that does not exist yet: lines of NAME=value, which wrangler uploads; delete it afterwards
  --yes           does not ask before production, or before a rollback

  Steps: checks, build, wrangler's dry run, files of the build into KV, upload of the version, routes, then shares of visitors
  (production: ${ROLLOUTS.production.steps.map(({ percent }) => `${percent} %`).join(', ')}), each verified.
  Before each but the first, the metrics of the new build are compared with those of the old one. A failure returns every visitor to the old version.

  Exit codes: 0 done; 1 failed, and no visitor has the new version; 2 nothing was done; 3 a person is needed.
  The verification needs, from the environment: VERIFY_EMAIL and VERIFY_PASSWORD of a customer's account for tests, VERIFY_PRODUCT (the path of a product
  in stock, for carts and the one purge), PURGE_SECRET, and DRILL_SECRET of a preview. Without one of them a deployment does not begin.`,
  config: {
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, 'secrets-file': { type: 'string' } },
  },
  async run({ values, positionals }) {
    const isRollback = positionals[0] === 'rollback'
    const [environment = isRollback ? 'production' : '', ...others] = isRollback ? positionals.slice(1) : positionals
    if (!isEnvironment(environment) || others.length > 0) {
      throw new Error('Give an environment, preview or production; or rollback.')
    }

    // Wrangler takes a second to load: only once the options are known to be right.
    const { unstable_readConfig: readConfig } = await import('wrangler')
    const outcome = await runDeploy(
      { environment, isRollback, isConfirmed: values.yes, secretsFile: values['secrets-file'] ?? null },
      {
        ...processWorld(),
        ask,
        valuesOf: (env) => {
          const { name = '', vars, kv_namespaces, routes = [], secrets } = readConfig({ config: 'wrangler.toml', env })
          return { name, vars, kv_namespaces, routes: routes.map(patternOf), requiredSecrets: secrets?.required ?? [] }
        },
      },
    )
    return CODES[outcome]
  },
})

/** A route of wrangler.toml has options, or is a pattern alone. */
function patternOf(route: string | { pattern: string }): string {
  return typeof route === 'string' ? route : route.pattern
}

function isEnvironment(name: string): name is Environment {
  return Object.hasOwn(ROLLOUTS, name)
}
