import { JOURNEY_CHOICES } from '../journey-mix.ts'
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
      // Edge and mock of two commits have no place in the history of one.
      commit: values['edge-of'] === undefined ? workingCommit(project) : '',
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
