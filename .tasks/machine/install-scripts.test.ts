import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { npmOptions } from './install-packages.mjs'

/** THE LIST OF PACKAGES for which npm would run a script when it installs them, and why nothing is missing without. There is no exception that runs. */
const SCRIPTS_NOT_RUN: Readonly<Record<string, string>> = {
  '@scarf/scarf': 'it reports the installation of swagger-ui-dist to its maker; nothing imports it',
  'better-sqlite3':
    'its binaries are in the package; npm would compile it all the same, since the lockfile does not carry its `gypfile: false`',
  esbuild: 'its program is a package of its own; the script tries it, and puts it in the place of a launcher that costs some ms',
  workerd: 'its program is a package of its own; the script tries it, and puts it in the place of a launcher',
}

test('no package runs a script when it is installed, and those for which npm would run one are known to work without', () => {
  expect(npmOptions()).toContain('--ignore-scripts=true')
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  // npm compiles what has a binding.gyp.
  const would = Object.entries(lock.packages).filter(
    ([path, { hasInstallScript }]) => hasInstallScript || existsSync(`./${path}/binding.gyp`),
  )
  const names = would.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(SCRIPTS_NOT_RUN).toSorted())
})
