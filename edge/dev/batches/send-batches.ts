import type { DevEnvironment, Plugin, ViteDevServer } from 'vite'
import { type BatchOptions, CHANGED, type FetchResult, type ModuleBatch } from './module-batch.ts'

/** The modules that the worker loads first, in each of its environments. */
const ENTRIES = { rsc: '/edge/dev/dev-worker.ts', ssr: '/edge/render/entry.ssr.tsx' } as const

/** What most sessions open first. */
const FIRST_PAGE = '/app/pages/home/home-page.tsx'

const IS_ENTRY = new RegExp(`(?:${Object.values(ENTRIES).join('|')})$`)
const IS_ISLAND = /\.client\.tsx$/
/** Dependencies of the worker, bundled by Vite: half of what maps of its sources weigh, and no place that show-errors.ts would name. */
const IS_DEPENDENCY = /\/\.vite\/deps_(?:rsc|ssr)\//

/**
 * Sends the worker its modules in batches. Vite's runner asks for each import of each module by a request of its own, also for those that it has, and
 * waits for the answer: 1,700 round trips until the first page. Until the first file changes; take-batches.ts is the other side. Both may go when the
 * runner of the Cloudflare plugin asks for several modules at once.
 */
export function sendBatches(): Plugin {
  return {
    name: 'send-batches',
    apply: 'serve',
    configureServer(server) {
      const { rsc, ssr } = server.environments
      if (rsc && ssr) void transformAhead(server, new Batches(rsc, server), new Batches(ssr, server))
    },
    transform: {
      order: 'post',
      filter: { id: [IS_ENTRY, IS_DEPENDENCY] },
      handler: (code, id) =>
        IS_DEPENDENCY.test(id)
          ? { code, map: { mappings: '' } }
          : { code: `import '/edge/dev/batches/take-batches.ts';${code}`, map: null },
    },
  }
}

/** Transforms what the first page takes, while workerd starts and evaluates. What cannot be read fails again, and is told, when it is asked for. */
async function transformAhead({ environments }: ViteDevServer, rsc: Batches, ssr: Batches): Promise<void> {
  await environments.client.pluginContainer.buildStart({})
  await Promise.all([rsc.transform(ENTRIES.rsc).then(() => rsc.transform(FIRST_PAGE)), ssr.transform(ENTRIES.ssr)])
  await Promise.all(
    rsc
      .urls()
      .filter((url) => IS_ISLAND.test(url))
      .map((url) => ssr.transform(url)),
  )
}

/** Makes an environment answer by batches who can take them. */
class Batches {
  readonly #environment: DevEnvironment
  readonly #fetch: DevEnvironment['fetchModule']
  readonly #sent = new Set<string>()
  /** Once a file has changed, the server says of a module that it is another one only to who asks first: that must be the worker. */
  #hasChanged = false

  constructor(environment: DevEnvironment, { watcher }: ViteDevServer) {
    this.#environment = environment
    this.#fetch = environment.fetchModule.bind(environment)
    watcher.once('all', () => {
      this.#hasChanged = true
      environment.hot.send(CHANGED)
    })
    environment.fetchModule = async (url, importer, options: BatchOptions = {}) => {
      const module = await this.#fetch(url, importer, options)
      if (!options.isBatch) return module
      this.#sent.add(url)
      const imports: Record<string, FetchResult> = {}
      await this.#importsOf(url, this.#sent, (dep, result) => (imports[dep] = result))
      // Vite's type knows single modules alone, and passes on what it gets.
      return { module, imports } satisfies ModuleBatch as unknown as FetchResult
    }
  }

  /** URLs of the modules that were asked for. */
  urls(): readonly string[] {
    return [...this.#environment.moduleGraph.urlToModuleMap.keys()]
  }

  /** Transforms a module and all that it imports. */
  async transform(url: string): Promise<void> {
    await this.#environment.depsOptimizer?.init()
    if (this.#hasChanged) return
    const module = await this.#fetch(url).catch(() => null)
    if (module) await this.#importsOf(url, new Set([url]), () => undefined)
  }

  /** Reads what a module imports, at any depth, but for those that are known already and are now known. */
  async #importsOf(url: string, known: Set<string>, take: (url: string, result: FetchResult) => void): Promise<void> {
    const module = this.#hasChanged ? undefined : await this.#environment.moduleGraph.getModuleByUrl(url)
    const fresh = module?.transformResult?.deps?.filter((dep) => !known.has(dep)) ?? []
    for (const dep of fresh) known.add(dep)
    await Promise.all(
      fresh.map(async (dep) => {
        if (this.#hasChanged) return
        const result = await this.#fetch(dep, module?.file ?? undefined).catch(() => null)
        if (!result) return
        take(dep, result)
        await this.#importsOf(dep, known, take)
      }),
    )
  }
}
