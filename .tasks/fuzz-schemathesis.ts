import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run-step.ts'
import { DATA_DIR } from './settings.ts'

/** Requirements file: every package with its version and hashes. */
const REQUIREMENTS = 'mock-api/openapi/fuzz-requirements.txt'
const [PYTHON, BIN] = ['python3', 'bin']

/** Path of schemathesis in a Python environment under .data, created from PyPI when it is missing or outdated. */
export async function ensureSchemathesis(): Promise<string> {
  const environment = join(DATA_DIR, 'fuzz-python')
  const stamp = join(environment, 'made-from.txt')
  const required = readFileSync(REQUIREMENTS, 'utf8')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== required) {
    console.log('Installing schemathesis from PyPI (once) …')
    rmSync(environment, { recursive: true, force: true })
    await run(PYTHON, ['-m', 'venv', environment]).catch((cause: unknown) => {
      throw new Error('The fuzz run needs Python 3.10 or later with its module venv (Debian: apt-get install python3-venv).', { cause })
    })
    const install = `-m pip install --quiet --disable-pip-version-check --no-input --require-hashes --only-binary :all: -r ${REQUIREMENTS}`
    await run(join(environment, BIN, 'python'), install.split(' '))
    writeFileSync(stamp, required)
  }
  return join(environment, BIN, 'schemathesis')
}
