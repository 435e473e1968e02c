import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'

const BuiltWorker = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
  assets: z.object({ directory: z.string() }),
})

export interface WorkerdConfigOptions {
  /** Folder of the built worker, with its wrangler.json. */
  workerDir: string
  /** Folder in which the configuration is written; addresses of files in it are relative. */
  configDir: string
  /** host:port */
  address: string
  /** Values that replace those of wrangler.toml. */
  vars: Record<string, string>
}

/** The Cap'n Proto configuration with which raw workerd serves the built worker and its static files. */
export function workerdConfig({ workerDir, configDir, address, vars }: WorkerdConfigOptions): string {
  const worker = BuiltWorker.parse(JSON.parse(readFileSync(join(workerDir, 'wrangler.json'), 'utf8')))
  const modules = modulesOf(workerDir, worker.main).map(
    (name) => `(name = ${quote(name)}, esModule = embed ${quote(relative(configDir, join(workerDir, name)))})`,
  )
  const bindings = Object.entries({ ...worker.vars, ...vars }).map(([name, text]) => `(name = ${quote(name)}, text = ${quote(text)})`)
  const ownWorker = (name: string) =>
    `(name = ${quote(name)}, esModule = embed ${quote(relative(configDir, resolve(import.meta.dirname, name)))})`
  return `# Written by edge/local/workerd-config.ts.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    (name = "assets", worker = .assets),
    (name = "cache", worker = .cache),
    (name = "files", disk = (path = ${quote(resolve(workerDir, worker.assets.directory))})),
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = ${quote(address)}, http = (), service = "shop")],
);

const shop :Workerd.Worker = (
  modules = [
    ${modules.join(',\n    ')}
  ],
  compatibilityDate = ${quote(worker.compatibility_date)},
  compatibilityFlags = [${worker.compatibility_flags.map(quote).join(', ')}],
  bindings = [
    ${[...bindings, '(name = "ASSETS", service = "assets")'].join(',\n    ')}
  ],
  cacheApiOutbound = "cache",
);

const cache :Workerd.Worker = (
  modules = [${ownWorker('cache-worker.js')}],
  compatibilityDate = ${quote(worker.compatibility_date)},
);

const assets :Workerd.Worker = (
  modules = [${ownWorker('assets-worker.js')}],
  compatibilityDate = ${quote(worker.compatibility_date)},
  bindings = [(name = "FILES", service = "files")],
);
`
}

/** Every module of the build, the entry first. */
function modulesOf(workerDir: string, main: string): string[] {
  const all = readdirSync(workerDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js') && name !== main)
  return [main, ...all.toSorted()]
}

/** A Cap'n Proto text literal; JSON's escapes are a subset of what it reads. */
function quote(text: string): string {
  return JSON.stringify(text)
}
