// A stand-in for wrangler, npm and a person.
import type { Environment } from './rollouts.ts'
import type { DeployWorld } from './run-deploy.ts'

export const OLD = 'aaaaaaaa-0000-4000-8000-000000000001'
export const NEW = 'bbbbbbbb-0000-4000-8000-000000000002'

export interface TestOptions {
  /** What `wrangler deployments list --json` prints; null: the worker does not exist. */
  deployments?: readonly unknown[] | null
  /** Commands that fail: those whose line has one of these. */
  failing?: readonly string[]
  answer?: boolean
  uploaded?: string | null
  /** Of production. */
  vars?: Record<string, string>
  /** Of production. */
  routes?: readonly string[]
  env?: Record<string, string>
  /** Of the home page. */
  files?: readonly string[]
}

export const full = (version: string, day: number) => ({
  created_on: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
  versions: [{ version_id: version, percentage: 100 }],
})

const HOSTS: Readonly<Record<Environment, string>> = { preview: 'shop-preview.test', production: 'production.shop.test' }

/** Everything that was run, asked and waited for, in order. */
export function testWorld({
  deployments = [full(OLD, 1)],
  failing = [],
  answer = true,
  uploaded = NEW,
  vars = {},
  routes,
  env = { CLOUDFLARE_ACCOUNT_ID: 'acc', CLOUDFLARE_API_TOKEN: 'secret' },
  files = ['/assets/old.js'],
}: TestOptions = {}) {
  const done: string[] = []
  const lines: string[] = []
  const world: DeployWorld = {
    async run({ command, args, env: added = {} }) {
      const line = [...Object.entries(added).map(([name, value]) => `${name}=${value}`), command, ...args].join(' ')
      done.push(line)
      return failing.some((part) => line.includes(part)) ? 1 : 0
    },
    async read(command, args) {
      done.push(`read ${command} ${args.slice(0, 2).join(' ')}`)
      if (command === 'git') return { code: 0, stdout: 'c0ffee123456\n', stderr: '' }
      if (deployments === null) return { code: 1, stdout: '', stderr: 'This Worker does not exist on your account. [code: 10007]' }
      return { code: 0, stdout: JSON.stringify(deployments), stderr: '' }
    },
    uploadedVersion: () => uploaded,
    async sleep(ms) {
      done.push(`wait ${ms / 1000} s`)
    },
    async filesOf(origin) {
      done.push(`files of ${origin}`)
      return files
    },
    async ask(question) {
      done.push(`ask ${question}`)
      return answer
    },
    log: (line) => lines.push(line),
    env,
    valuesOf: (environment) => ({
      name: `patyna-${environment}`,
      requiredSecrets: ['PURGE_SECRET'],
      vars: { PUBLIC_ORIGIN: `https://${HOSTS[environment]}`, ...(environment === 'production' && vars) },
      routes: (environment === 'production' && routes) || [HOSTS[environment]],
      kv_namespaces: [{ binding: 'ASSET_STORE', id: '0123456789abcdef0123456789abcdef' }],
    }),
  }
  return { world, done, lines }
}
