import { JOURNEY_CHOICES } from '../journey-mix.ts'
import { readCatalogFile } from '../run/catalog-file.ts'
import { USUAL_BOUNDS } from '../run/allowed-load.ts'
import { k6File } from '../run/k6-file.ts'
import { INTERRUPTED, InterruptedError } from '../run/interruption.ts'
import { withTlsFront } from '../tls-front/with-tls-front.ts'
import { defineCommand, onlyPositional, readNumber } from './command.ts'
import { runLoad } from './run-load.ts'
import { choiceLines, RUN_HELP, RUN_OPTIONS, runParams, stackStarter } from './run-options.ts'
import { workingCommit } from './working-commit.ts'

const HELP = `  <journey|all>    what sessions do
${RUN_HELP}
  --tls            HTTP/2 over TLS, as browsers speak, by a front beside the edge; each session opens connections of its own,
                   whose times are in the report; the third port is the front's
  --origin <o>     a shop that runs already (load-tests/catalog/README.md); headers of all requests: LOAD_HEADERS, as JSON
  --catalog <file> what is expected of it, made by npm run load -- catalog <o>; else it is read before the run
  --yes-load <h>   its host, if it is not this machine
  --most-rate <n>  bound of a run against another machine, sessions a second   ${USUAL_BOUNDS.mostRate}
  --most-seconds <n>   and its duration                                        ${USUAL_BOUNDS.mostSeconds}
  --no-stock-guard a mock that sells pieces twice: the verdict must be failed

${choiceLines()}

  k6 is that of the PATH, else Go builds v1.8.1 once. The report is one file in .data/load; the exit code is 0 for
  passed, 1 for failed, 2 for invalid, 130 for a run that Ctrl-C or SIGTERM ended, with a verdict on what was seen.`

/** Of a run that no signal ended. */
const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const

/** npm run load: k6 against the built storefront. */
export const load = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...RUN_OPTIONS,
      tls: { type: 'boolean', default: false },
      catalog: { type: 'string' },
      'yes-load': { type: 'string', default: '' },
      'most-rate': { type: 'string', default: String(USUAL_BOUNDS.mostRate) },
      'most-seconds': { type: 'string', default: String(USUAL_BOUNDS.mostSeconds) },
      'stock-guard': { type: 'boolean', default: true },
    },
  },
  async run({ values, positionals }, project) {
    const journey = onlyPositional(positionals, `Give one journey, or all: ${JOURNEY_CHOICES.join(', ')}.`)
    const { dataDir, log } = project
    const startStack = stackStarter(values, project)
    const port = readNumber('port', values.port)
    const run = runLoad({
      ...runParams(journey, values, project),
      ...(values.catalog !== undefined && { catalog: readCatalogFile(values.catalog) }),
      agreed: {
        agreedHost: values['yes-load'],
        mostRate: readNumber('most-rate', values['most-rate']),
        mostSeconds: readNumber('most-seconds', values['most-seconds']),
      },
      // Edge and mock of two commits have no place in the history of one.
      commit: values['edge-of'] === undefined && values.origin === undefined ? workingCommit(project) : '',
      mockArgs: values['stock-guard'] ? [] : ['--no-stock-guard'],
      findK6: () => k6File({ dir: dataDir, log }),
      startStack: values.tls ? async (options) => withTlsFront(await startStack(options), port + 2) : startStack,
      log,
    })
    try {
      const { verdict, isInterrupted } = await run
      return isInterrupted ? INTERRUPTED : EXIT_CODES[verdict]
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error
      log(`${error.message} before a session began.`)
      return INTERRUPTED
    }
  },
})
