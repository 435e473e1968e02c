import { existsSync } from 'node:fs'
import { freePort } from '#edge/dev/local/free-port.ts'
import { startFirefox } from './firefox.ts'
import type { Engine, EngineName } from './engine.ts'
import { startWebKit } from './webkit.ts'
import { installPackages } from '../chromium.ts'

interface EnginePrograms {
  /** Debian's packages. */
  packages: readonly string[]
  /** Paths where the programs may be installed. */
  programs: Readonly<Record<string, readonly string[]>>
  start: (paths: Readonly<Record<string, string>>) => Promise<Engine>
}

const MINI_BROWSER = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

const ENGINES: Readonly<Record<EngineName, EnginePrograms>> = {
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: { driver: ['/usr/bin/WebKitWebDriver'], browser: MINI_BROWSER, display: ['/usr/bin/Xvfb'] },
    start: async ({ driver = '', browser = '', display = '' }) => startWebKit({ driver, browser, display, port: await freePort() }),
  },
  Firefox: {
    packages: ['firefox-esr'],
    programs: { browser: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
    start: ({ browser = '' }) => startFirefox(browser),
  },
}

/**
 * How to start an engine, whose programs are Debian's packages; installed when running as root. Returns a sentence when they are missing
 * and cannot be installed.
 */
export function ensureEngine(name: EngineName): (() => Promise<Engine>) | string {
  const { packages, programs, start } = ENGINES[name]
  const find = () => Object.entries(programs).map(([program, paths]) => [program, paths.find((path) => existsSync(path))] as const)
  const isWhole = () => find().every(([, path]) => path !== undefined)
  if (!isWhole()) installPackages(packages)
  if (!isWhole()) return `${name} is not installed. Debian: apt-get install ${packages.join(' ')}`
  const paths = Object.fromEntries(find().map(([program, path]) => [program, path ?? '']))
  return () => start(paths)
}
