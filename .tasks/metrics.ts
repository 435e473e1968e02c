import { analyticsEngine } from '#edge/operations/metrics/analytics-engine.ts'
import { builtFiles } from '../e2e/worker/verify/built-files.ts'
import { defineCommand } from '../load-tests/commands/command.ts'
import { askMetrics, type Question, QUESTIONS } from './metrics/ask-metrics.ts'
import { sourceHash } from './stack/source-hash.mjs'

/** npm run deploy -- metrics <environment>: the queries over what the edge has measured, and their answers. */
export const metrics = defineCommand({
  help: `  <environment>   preview or production
  metrics         rate, errors, duration, cache and web vitals of each route and market     (default)
  slos            the service levels, as attained
  alerts          the alerts: a row for each place in which one fires
  rollout         the build of --dist, else that of the sources here, beside the others that visitors have
  --dist <folder> where the build lies that is rolled out: sources may have changed since
  --run           asks Analytics Engine instead of printing its SQL; needs CLOUDFLARE_ACCOUNT_ID, and
                  CLOUDFLARE_API_TOKEN with the permission Account Analytics: Read

  Exit codes: 0 well; 1 an alert fires, a service level is missed, or the build is worse than the others; 2 wrong arguments, or no answer.`,
  config: { allowPositionals: true, options: { run: { type: 'boolean', default: false }, dist: { type: 'string' } } },
  async run({ values, positionals }, { log }) {
    const [environment = '', question = 'metrics', ...others] = positionals
    if (!/^(preview|production)$/.test(environment) || !isQuestion(question) || others.length > 0) {
      throw new Error('Give an environment, preview or production; then metrics, slos, alerts or rollout.')
    }
    const engine = () => analyticsEngine({ accountId: needed('CLOUDFLARE_ACCOUNT_ID'), token: needed('CLOUDFLARE_API_TOKEN') })
    const build = values.dist === undefined ? sourceHash() : builtFiles(values.dist).id
    return askMetrics({ question, dataset: `patyna_${environment}`, build, query: values.run ? engine() : null, log })
  },
})

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`--run needs ${name} in the environment.`)
  return value
}

function isQuestion(name: string): name is Question {
  return Object.hasOwn(QUESTIONS, name)
}
