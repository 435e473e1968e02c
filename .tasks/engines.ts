import { runEngines } from '../e2e/engines/run-engines.ts'
import { defineCommand } from '../load-tests/commands/command.ts'

/** npm run test:engines: smoke tests in Firefox and WebKit, step by step, against a stack of their own on free ports. */
export const testEngines = defineCommand({
  help: `  --short          the scenarios of npm test alone
  --engine <name>  WebKit or Firefox alone
  --only <page>    pages whose name has this
  --width <px>     390 or 1440 alone
  --shots <dir>    a picture of every step

  WebKitGTK by WebDriver and Firefox by WebDriver BiDi, from Debian's packages (webkit2gtk-driver, xvfb, firefox-esr), which are installed
  when this runs as root. The exit code is 1 when a step failed, 2 when an option names nothing.`,
  config: {
    options: {
      short: { type: 'boolean', default: false },
      engine: { type: 'string' },
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      shots: { type: 'string' },
    },
  },
  async run({ values }, { log }) {
    const { passed, failures, leftOut } = await runEngines({
      isShort: values.short,
      only: values.only,
      width: values.width ?? null,
      shots: values.shots ?? null,
      engine: values.engine ?? null,
    })
    for (const failure of failures) log(`✗ ${failure}`)
    if (leftOut !== undefined) log(`○ Left out. ${leftOut}`)
    log(`${passed} passed, ${failures.length} failed`)
    return failures.length === 0 ? 0 : 1
  },
})
