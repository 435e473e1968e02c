import { k6File } from '../run/k6-file.ts'
import { readSegment } from '../segments/execution-segment.ts'
import { runSegment } from '../segments/run-segment.ts'
import { withTlsFront } from '../tls-front/with-tls-front.ts'
import { browsersBeside } from './browsers-beside.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'
import { runLoad } from './run-load.ts'
import { choiceLines, RUN_HELP, RUN_OPTIONS, runParams, shopFile, stackStarter } from './run-options.ts'
import { refuseOfSegment } from './segment-options.ts'
import { workingCommit } from './working-commit.ts'

const HELP = `npm run load -- <journey|all> [options]

${RUN_HELP}
  --tls            HTTP/2 over TLS, as browsers speak, by a front beside the edge; each session opens connections of its own,
                   whose times are in the report; the third port is the front's
  --browsers <n>   so many Chromium beside k6, which load pages in turns: LCP, INP and blocking time in the report; they
                   are no part of the load that is judged, but take processor time        none
  --no-stock-guard a mock that sells pieces twice: the verdict must be failed
  --segment <s>    share of this machine, as 1/2 or k6's 0:1/2, in the run of npm run load:shop; npm run load:merge
                   makes one verdict of all shares; all else is load:shop's to say, and refused here.
                   LOAD_HOSTS names other machines that may be loaded.
  --segment-sequence <s>   borders of all shares, unless they are equal: 0,1/4,1
  --help           this text

${choiceLines()}

  k6 is that of the PATH, else Go builds v1.8.1 once. The report is one file in .data/load; the exit code is 0 for
  passed, 1 for failed, 2 for invalid.`

const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const

/** npm run load: k6 against the built storefront, or this machine's segment of a distributed run. */
export const load = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
    options: {
      ...RUN_OPTIONS,
      tls: { type: 'boolean', default: false },
      browsers: { type: 'string' },
      'stock-guard': { type: 'boolean', default: true },
      segment: { type: 'string' },
      'segment-sequence': { type: 'string' },
    },
  },
  async run({ values, positionals, tokens }, project) {
    const journey = onlyPositional(positionals, HELP)
    if (values.segment !== undefined) refuseOfSegment(tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : [])))
    const { dataDir, ensureChromium, log } = project
    const browsers = readNumber('browsers', values.browsers)
    if (browsers !== null && values.target !== 'edge') throw new Error('--browsers loads pages, which the mock API does not have.')
    const findK6 = () => k6File({ dir: dataDir, log })
    if (values.segment !== undefined) {
      const { invalid } = await runSegment({
        journey,
        workload: values.workload,
        segment: readSegment(values.segment, values['segment-sequence']),
        shopFile: shopFile(values, project),
        commit: workingCommit(project),
        hosts: (process.env['LOAD_HOSTS'] ?? '').split(',').filter(Boolean),
        dir: dataDir,
        findK6,
        log,
      })
      return invalid.length === 0 ? EXIT_CODES.passed : EXIT_CODES.invalid
    }
    const startStack = stackStarter(values, project)
    const port = readNumber('port', values.port)
    const { verdict } = await runLoad({
      ...runParams(journey, values, project),
      // Edge and mock of two commits have no place in the history of one.
      commit: values['edge-of'] === undefined ? workingCommit(project) : '',
      mockArgs: values['stock-guard'] ? [] : ['--no-stock-guard'],
      startBrowsers: browsers === null ? undefined : browsersBeside(browsers, ensureChromium()),
      findK6,
      startStack: values.tls ? async (options) => withTlsFront(await startStack(options), port + 2) : startStack,
      log,
    })
    return EXIT_CODES[verdict]
  },
})
