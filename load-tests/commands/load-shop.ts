import { startSharedStack } from '../segments/shared-stack.ts'
import { defineCommand, onlyPositional } from './command.ts'
import { choiceLines, RUN_HELP, RUN_OPTIONS, runParams, shopFile, stackStarter } from './run-options.ts'
import { workingCommit } from './working-commit.ts'

const HELP = `npm run load:shop -- <journey|all> [options]

${RUN_HELP}
  --address <a>    name of this machine for the others; the stack then listens on all addresses
  --help           this text

${choiceLines()}

  One shop is for one run: npm run load -- <journey> --workload <w> --segment 1/2 on each machine, and then
  npm run load:merge -- <their segment.json>. The rate is that of all segments together. TLS and browsers beside k6 are
  for one machine (npm run load). The mock listens with its control API: only where nobody else can reach it.`

/** npm run load:shop: one stack that several machines load together, until Ctrl-C. */
export const loadShop = defineCommand({
  help: HELP,
  config: { allowPositionals: true, allowNegative: true, options: { ...RUN_OPTIONS, address: { type: 'string' } } },
  async run({ values, positionals }, project) {
    const journey = onlyPositional(positionals, HELP)
    const file = shopFile(values, project)
    const { stack, stop } = await startSharedStack({
      ...runParams(journey, values, project),
      commit: workingCommit(project),
      file,
      address: values.address ?? null,
      startStack: stackStarter(values, project, values.address === undefined ? undefined : '0.0.0.0'),
    })
    const shop = stack.edgeOrigin === null ? '' : `Shop ${stack.edgeOrigin}   `
    project.log(`\n  ${shop}Mock API ${stack.mockOrigin}\n  ${file} is for the segments:`)
    project.log(`  npm run load -- ${journey} --workload ${values.workload} --segment 1/2\n\n  Ctrl-C ends it.\n`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
    return null
  },
})
