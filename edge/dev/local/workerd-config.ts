import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { type Platform, platformBindings, PlatformBindings, platformParts, serviceOf, type StandIns } from './platform-bindings.ts'

const BuiltWorker = PlatformBindings.extend({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  assets: z.object({ directory: z.string() }),
})

/** Another worker in the same process, on its own address, for comparison with the storefront. */
export interface WorkerBeside {
  name: string
  /** host:port */
  address: string
  /** Its source file; without one it is a second instance of the storefront. */
  module?: string
  /** Folder of another build of the storefront. @default that of the first instance */
  workerDir?: string
  /** Additional bindings. @default {} */
  vars?: Readonly<Record<string, string>>
  /** Files whose bytes are bound to it. @default {} */
  data?: Readonly<Record<string, string>>
}

export interface WorkerdConfigOptions {
  /** Folder of the built worker, with its wrangler.json. */
  workerDir: string
  /** Folder of the generated configuration; paths in it are relative. */
  configDir: string
  /** host:port */
  address: string
  /** Values that override those of wrangler.toml. */
  vars: Record<string, string>
  platform: Platform
  /** Folder with the files of other builds. @default none: the namespace ASSET_STORE has none */
  keptAssets?: string | undefined
  /** @default {} */
  standIns?: StandIns
  /** @default [] */
  beside?: readonly WorkerBeside[]
  /** File of a module whose `withOverlay` wraps the storefront. @default none: the worker as it is deployed */
  inFront?: string
  /** Most that the JavaScript objects of a worker may take, in MB; beyond, V8 ends the process. @default V8's own limit */
  heapMb?: number | undefined
  /** A front end, as the platform has one, tells the visitor's protocol and `cf` in headers (FRONT_END). @default false: nobody may */
  hasFrontEnd?: boolean
}

/** Headers in which a front end tells what the platform knows of a request: http or https, and `cf` as JSON. */
export const FRONT_END = { protocol: 'x-front-end-protocol', cf: 'x-front-end-cf' } as const

/** Names of the modules that wrap the storefront. */
const FRONT = { entry: 'in-front.js', code: 'in-front-code.js' }

/** Cap'n Proto configuration with which raw workerd serves the built worker and its static files. */
export function workerdConfig({
  workerDir,
  configDir,
  address,
  vars,
  platform,
  keptAssets,
  standIns = {},
  beside = [],
  inFront,
  heapMb,
  hasFrontEnd = false,
}: WorkerdConfigOptions): string {
  const worker = BuiltWorker.parse(JSON.parse(readFileSync(join(workerDir, 'wrangler.json'), 'utf8')))
  const http = hasFrontEnd ? `forwardedProtoHeader = ${quote(FRONT_END.protocol)}, cfBlobHeader = ${quote(FRONT_END.cf)}` : ''
  const embed = (path: string) => `embed ${quote(relative(configDir, resolve(path)))}`
  const shopModules = (dir: string) =>
    modulesOf(dir, worker.main).map((name) => `(name = ${quote(name)}, esModule = ${embed(join(dir, name))})`)
  const frontModules = (code: string) => [
    `(name = ${quote(FRONT.entry)}, esModule = ${quote(`import shop from './${worker.main}'; import { withOverlay } from './${FRONT.code}'; export default withOverlay(shop)`)})`,
    `(name = ${quote(FRONT.code)}, esModule = ${embed(code)})`,
  ]
  const definition = ({ name, module, workerDir: dir = workerDir, vars: more = {}, data = {} }: Omit<WorkerBeside, 'address'>) => {
    const isShop = name === 'shop' && inFront !== undefined
    const modules =
      module !== undefined
        ? [`(name = "main.js", esModule = ${embed(module)})`]
        : [...(isShop ? frontModules(inFront) : []), ...shopModules(dir)]
    const bindings = [
      ...Object.entries({ ...worker.vars, ...vars, ...more }).map(([key, text]) => `(name = ${quote(key)}, text = ${quote(text)})`),
      ...Object.entries(data).map(([key, path]) => `(name = ${quote(key)}, data = ${embed(path)})`),
      '(name = "ASSETS", service = "assets")',
      ...(module === undefined
        ? platformBindings({ bindings: worker, platform, hasKeptAssets: keptAssets !== undefined, hasJudge: standIns.limits !== undefined })
        : []),
    ]
    return `const ${name} :Workerd.Worker = (
  modules = [
    ${modules.join(',\n    ')}
  ],
  compatibilityDate = ${quote(worker.compatibility_date)},
  compatibilityFlags = [${worker.compatibility_flags.map(quote).join(', ')}],
  bindings = [
    ${bindings.join(',\n    ')}
  ],
  cacheApiOutbound = "cache",
);`
  }
  const ownWorker = (name: string) =>
    `(name = ${quote(name)}, esModule = embed ${quote(relative(configDir, resolve(import.meta.dirname, name)))})`
  const keptWorker = `const keptAssets :Workerd.Worker = (
  modules = [${ownWorker('kept-assets-worker.js')}],
  compatibilityDate = ${quote(worker.compatibility_date)},
  bindings = [(name = "FILES", service = "kept-files")],
);

`
  const parts = platformParts(configDir, worker.compatibility_date, standIns)
  return `# Written by edge/dev/local/workerd-config.ts.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ${['shop', ...beside.map(({ name }) => name)].map((name) => `(name = ${quote(name)}, worker = .${name})`).join(',\n    ')},
${serviceOf('assets', '.assets', standIns.assets)}${serviceOf('cache', '.cache', standIns.cache)}    (name = "files", disk = (path = ${quote(resolve(workerDir, worker.assets.directory))})),
${keptAssets === undefined ? '' : keptServices(keptAssets)}${parts.service}    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [
    ${[{ name: 'shop', address }, ...beside].map((one) => `(name = ${quote(one.name)}, address = ${quote(one.address)}, http = (${http}), service = ${quote(one.name)})`).join(',\n    ')},
  ],
${heapMb === undefined ? '' : `  v8Flags = ["--max-heap-size=${heapMb}"],\n`}${parts.extensions});

${[{ name: 'shop' }, ...beside].map(definition).join('\n\n')}

const cache :Workerd.Worker = (
  modules = [${ownWorker('cache-worker.js')}],
  compatibilityDate = ${quote(worker.compatibility_date)},
);

${parts.constants}
${keptAssets === undefined ? '' : keptWorker}const assets :Workerd.Worker = (
  modules = [${ownWorker('assets-worker.js')}],
  compatibilityDate = ${quote(worker.compatibility_date)},
  bindings = [(name = "FILES", service = "files")],
);
`
}

const keptServices = (folder: string) => `    (name = "kept-assets", worker = .keptAssets),
    (name = "kept-files", disk = (path = ${quote(resolve(folder))})),
`

/** All modules of the build, the entry first. */
function modulesOf(workerDir: string, main: string): string[] {
  const all = readdirSync(workerDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js') && name !== main)
  return [main, ...all.toSorted()]
}

/** A Cap'n Proto text literal; JSON's escapes are a subset of its escapes. */
function quote(text: string): string {
  return JSON.stringify(text)
}
