import { createInterface } from 'node:readline/promises'
import { countedClient, MOST_REQUESTS } from '../../e2e/worker/verify/counted-client.ts'
import { deployedShop } from '../../e2e/worker/verify/deployed-shop.ts'
import { checkTable, runChecks } from '../../e2e/worker/verify/run-checks.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'

const HELP = `  <origin>                https://preview.example: a storefront of ours, which a person has deployed
  --yes                   does not ask before the first request
  --version <worker>=<id> the version that answers, during a rollout; else whichever the platform picks
  --previous-asset <path> a file of the build before, which must still be answered
  --tail-ms <n>           longest time of a cached page, but for the slowest of twenty     800
  --html-bytes <n>        of a page in brotli, at most                                     60000

Secrets come from the environment: PURGE_SECRET for purging, DRILL_SECRET for the outage that a preview plays. Without one its line is not checked.`

/** npm run deploy -- verify: whether a deployed storefront keeps its promises. Exit code 1: one is broken. */
export const verifyDeployed = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      version: { type: 'string' },
      'previous-asset': { type: 'string' },
      'tail-ms': { type: 'string', default: '800' },
      'html-bytes': { type: 'string', default: '60000' },
    },
  },
  async run({ values, positionals }, { log }) {
    const given = onlyPositional(positionals, 'Give one origin, as https://preview.example.')
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new Error(`"${given}" is no origin, such as https://preview.example.`)
    const { origin } = new URL(given)
    if (!values.yes && !(await isWanted(origin))) return 2
    const client = countedClient(origin, { always: versionOverride(values.version) })
    const shop = await deployedShop(client, {
      purgeSecret: process.env['PURGE_SECRET'] ?? null,
      drillSecret: process.env['DRILL_SECRET'] ?? null,
      previousAsset: values['previous-asset'] ?? null,
      tailMs: readNumber('tail-ms', values['tail-ms']),
      mostHtmlBytes: readNumber('html-bytes', values['html-bytes']),
      random: Math.random,
    })
    log(`${origin}, build ${shop.build}\n`)
    const checked = await runChecks(shop)
    log(checkTable(checked).join('\n'))
    const [kept, broken] = ['kept', 'broken'].map((each) => checked.filter(({ result }) => result === each).length)
    log(`\n${kept} passed, ${broken} failed (${client.requests()} requests)`)
    return broken === 0 ? 0 : 1
  },
})

/** The platform's header that chooses one of the deployed versions of a worker. */
function versionOverride(version: string | undefined): Record<string, string> {
  if (version === undefined) return {}
  const [, worker, id] = /^([\w-]+)=([\w-]+)$/.exec(version) ?? []
  if (worker === undefined) throw new Error(`--version is <worker>=<id>, not "${version}".`)
  return { 'cloudflare-workers-version-overrides': `${worker}="${id}"` }
}

async function isWanted(origin: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Up to ${MOST_REQUESTS} requests will be sent to ${origin}, within a minute. Is it yours? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
