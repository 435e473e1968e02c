import { defineCommand } from '../load-tests/commands/command.ts'
import { runGate } from './gate/run-gate.ts'

/** npm test: the whole gate. */
export const test = defineCommand({
  help: `  No options. A part: npm run check, test:unit, test:worker, test:e2e, test:engines. It runs a sixth of the page matrix, another one after
  each commit; MATRIX_PART=1 to 6 chooses, npm run test:matrix runs it whole. The exit code is 1 when a step failed.`,
  config: {},
  run: async () => ((await runGate()) ? 0 : 1),
})
