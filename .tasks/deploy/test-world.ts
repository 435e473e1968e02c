// A stand-in for wrangler, npm and a person.
import type { Environment } from './rollouts.ts'
import type { DeployWorld } from './shop-commands.ts'

export const OLD = 'aaaaaaaa-0000-4000-8000-000000000001'
export const NEW = 'bbbbbbbb-0000-4000-8000-000000000002'

/** What a deployment to production takes from the environment. */
export const ENV = {
  CLOUDFLARE_ACCOUNT_ID: 'acc',
  CLOUDFLARE_API_TOKEN: 'secret',
  VERIFY_EMAIL: 'test@shop.test',
  VERIFY_PASSWORD: 'p',
  VERIFY_PRODUCT: '/fotel-1',
  PURGE_SECRET: 'secret',
}

export interface TestOptions {
  /** What `wrangler deployments list --json` prints; null: the worker does not exist. */
  deployments?: readonly unknown[] | null
  /** The command that fails, by its place in `done`, and each whose line has this text. */
  failsAt?: number
  failing?: string
  answer?: boolean
  uploaded?: string | null
  /** Of production. */
  vars?: Record<string, string>
  /** Of production. */
  routes?: readonly string[]
  /** Whose namespace both have. @default each its own */
  namespaceOf?: Environment
  env?: Record<string, string>
  /** Of the home page. */
  files?: readonly string[]
  /** How often the home page is asked for before it answers. @default 0 */
  silent?: number
}

/** A deployment of versions in equal shares. */
export const deployed = (day: number, ...versions: readonly string[]) => ({
  created_on: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  versions: versions.map((version_id) => ({ version_id, percentage: 100 / versions.length })),
})

const HOSTS: Readonly<Record<Environment, string>> = { preview: 'shop-preview.test', production: 'production.shop.test' }

/** Everything that was run, asked and waited for, in order. */
export function testWorld(options: TestOptions = {}) {
  const { deployments = [deployed(1, OLD)], failsAt, failing, vars, routes, files = ['/assets/old.js'], uploaded = NEW } = options
  let { silent = 0 } = options
  const done: string[] = []
  const lines: string[] = []
  const world: DeployWorld = {
    async run(command, args, added = {}) {
      const line = [...Object.entries(added).map(([name, value]) => `${name}=${value}`), command, ...args].join(' ')
      return done.push(line) - 1 === failsAt || (failing !== undefined && line.includes(failing)) ? 1 : 0
    },
    read(command, args) {
      done.push(`read ${command} ${args.slice(0, 2).join(' ')}`)
      if (command === 'git') return { code: 0, stdout: 'c0ffee123456\n', stderr: '' }
      if (deployments === null) return { code: 1, stdout: '', stderr: 'This Worker does not exist on your account. [code: 10007]' }
      return { code: 0, stdout: JSON.stringify(deployments), stderr: '' }
    },
    uploadedVersion: () => uploaded,
    keepBuild: () => void done.push('keep the build'),
    sleep: async (seconds) => done.push(`wait ${seconds} s`),
    async filesOf(origin) {
      done.push(`files of ${origin}`)
      return silent-- > 0 ? [] : files
    },
    async ask(question) {
      done.push(`ask ${question}`)
      return options.answer ?? true
    },
    log: (line) => lines.push(line),
    env: options.env ?? ENV,
    valuesOf: (environment) => ({
      name: `patyna-${environment}`,
      requiredSecrets: ['PURGE_SECRET'],
      vars: { PUBLIC_ORIGIN: `https://${HOSTS[environment]}`, ...(environment === 'production' && vars) },
      routes: (environment === 'production' && routes) || [HOSTS[environment]],
      kv_namespaces: [{ binding: 'ASSET_STORE', id: `0123456789abcdef of ${options.namespaceOf ?? environment}` }],
    }),
  }
  return { world, done, lines }
}
