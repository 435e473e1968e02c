import { defineCommand } from '../load-tests/commands/command.ts'
import { exitCode } from './run-step.ts'

/** npm run fix: formats, and fixes what the linter can fix. */
export const fix = defineCommand({
  help: '  No options. The exit code is 1 when the linter finds what it cannot fix.',
  config: {},
  async run() {
    const codes = [await exitCode('oxlint', ['--fix']), await exitCode('oxfmt', ['.'])]
    return codes.some((code) => code !== 0) ? 1 : 0
  },
})
