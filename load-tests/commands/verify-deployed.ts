import { builtFiles } from '../../e2e/worker/verify/built-files.ts'
import { type CheckName, CHECKS } from '../../e2e/worker/verify/checks.ts'
import { countedClient, MOST_REQUESTS } from '../../e2e/worker/verify/counted-client.ts'
import { deployedShop } from '../../e2e/worker/verify/deployed-shop.ts'
import { checkTable, runChecks } from '../../e2e/worker/verify/run-checks.ts'
import { ask, defineCommand, onlyPositional, readNumber } from './command.ts'

const HELP = `  <origin>                https://preview.example: a storefront of ours, which a person has deployed
  --yes                   does not ask before the first request
  --version <worker>=<id> the version that answers, during a rollout; else whichever the platform picks
  --dist <folder>         the build that was deployed: it must answer, with all of its files
  --previous-asset <path> a file of the build before, which must still be answered; more than once for several
  --rollout               what is not checked is a failure, too: an input is missing
  --without <check>       is not made, because it does not apply; more than once for several
  --tail-ms <n>           longest time of a cached page, but for the slowest of twenty     800
  --html-bytes <n>        of a page in brotli, at most                                     60000

  Inputs from the environment: VERIFY_EMAIL and VERIFY_PASSWORD of a customer's account for tests, VERIFY_PRODUCT, the path of a product in stock that
  is sold in every market, for carts and the one purge, PURGE_SECRET for that, DRILL_SECRET for an outage, which a preview simulates. What is not given is
  not checked.`

/** npm run deploy -- verify: whether a deployed storefront keeps its promises. Exit code 1: one is broken, or in a rollout not checked. */
export const verifyDeployed = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      version: { type: 'string' },
      dist: { type: 'string' },
      'previous-asset': { type: 'string', multiple: true, default: [] },
      rollout: { type: 'boolean', default: false },
      without: { type: 'string', multiple: true, default: [] },
      'tail-ms': { type: 'string', default: '800' },
      'html-bytes': { type: 'string', default: '60000' },
    },
  },
  async run({ values, positionals }, { log }) {
    const address = onlyPositional(positionals, 'Give one origin, as https://preview.example.')
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`"${address}" is no origin, such as https://preview.example.`)
    const { origin } = new URL(address)
    if (!values.yes && !(await ask(`Up to ${MOST_REQUESTS} requests will be sent to ${origin}, within a minute. Is it yours? [y/N] `)))
      return 2
    const client = countedClient(origin, { always: versionOverride(values.version) })
    const shop = await deployedShop(client, {
      purgeSecret: given('PURGE_SECRET'),
      drillSecret: given('DRILL_SECRET'),
      account: accountOf(given('VERIFY_EMAIL'), given('VERIFY_PASSWORD')),
      ownProduct: given('VERIFY_PRODUCT'),
      built: values.dist === undefined ? null : builtFiles(values.dist),
      previousAssets: values['previous-asset'],
      tailMs: readNumber('tail-ms', values['tail-ms']),
      mostHtmlBytes: readNumber('html-bytes', values['html-bytes']),
      random: Math.random,
    })
    log(`${origin}, build ${shop.build}\n`)
    const checked = await runChecks(shop, checksWithout(values.without))
    log(checkTable(checked).join('\n'))
    const count = (wanted: string) => checked.filter(({ result }) => result === wanted).length
    const [kept, broken, notChecked] = [count('kept'), count('broken'), count('not checked')]
    log(`\n${kept} passed, ${broken} failed, ${notChecked} not checked (${client.requests()} requests)`)
    return broken > 0 || (values.rollout && notChecked > 0) ? 1 : 0
  },
})

/** An input from the environment; null: not given. */
function given(name: string): string | null {
  return process.env[name] || null
}

function accountOf(email: string | null, password: string | null): { email: string; password: string } | null {
  return email === null || password === null ? null : { email, password }
}

function checksWithout(left: readonly string[]): CheckName[] {
  const names = Object.keys(CHECKS) as CheckName[]
  const unknown = left.filter((name) => !Object.hasOwn(CHECKS, name))
  if (unknown.length > 0) throw new Error(`There is no check ${unknown.join(', ')}: ${names.join(', ')}.`)
  return names.filter((name) => !left.includes(name))
}

/** The platform's header that chooses one of the deployed versions of a worker. */
function versionOverride(version: string | undefined): Record<string, string> {
  if (version === undefined) return {}
  const [, worker, id] = /^([\w-]+)=([\w-]+)$/.exec(version) ?? []
  if (worker === undefined) throw new Error(`--version is <worker>=<id>, not "${version}".`)
  return { 'cloudflare-workers-version-overrides': `${worker}="${id}"` }
}
