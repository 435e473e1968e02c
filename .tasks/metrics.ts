// npm run metrics -- <environment>: the queries over what the edge has measured, and their answers.
import { analyticsEngine } from '#edge/operations/metrics/analytics-engine.ts'
import { askMetrics, type Question, QUESTIONS } from './metrics/ask-metrics.ts'
import { readOptions } from './read-options.ts'

const HELP = `npm run metrics -- <environment> [metrics|slos|alerts] [--run]

  <environment>   preview or production
  metrics         rate, errors, duration, cache and web vitals of each route and market     (default)
  slos            the service levels, as attained
  alerts          the alerts: a row for each place in which one fires
  --run           asks Analytics Engine instead of printing its SQL; needs CLOUDFLARE_ACCOUNT_ID, and
                  CLOUDFLARE_API_TOKEN with the permission Account Analytics: Read
  --help          this text

  Exit codes: 0 well; 1 an alert fires, or a service level is missed; 2 wrong arguments, or no answer.`

const { values, positionals } = readOptions(HELP, { allowPositionals: true, options: { run: { type: 'boolean', default: false } } })
const [environment = '', question = 'metrics', ...others] = positionals
if (!/^(preview|production)$/.test(environment) || !isQuestion(question) || others.length > 0) {
  console.error(HELP)
  process.exit(2)
}

try {
  const query = values.run ? analyticsEngine({ accountId: needed('CLOUDFLARE_ACCOUNT_ID'), token: needed('CLOUDFLARE_API_TOKEN') }) : null
  process.exit(await askMetrics({ question, dataset: `patyna_${environment}`, query, log: console.log }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

function needed(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`--run needs ${name} in the environment.`)
  return value
}

function isQuestion(name: string): name is Question {
  return Object.hasOwn(QUESTIONS, name)
}
