// Runs before the storefront in each environment of a worker that Vite serves (send-batches.ts): takes modules in batches from the dev server.
import { type BatchOptions, CHANGED, type FetchOptions, type FetchResult, type ModuleBatch } from './module-batch.ts'

type Asked = [url: string, importer: string | undefined, options: FetchOptions]

/** What Vite's runner fetches by; it has no public way to it. */
interface Transport {
  invoke: (name: string, asked: Asked | [string, string | undefined, BatchOptions]) => Promise<unknown>
}

// Vite looks for these words.
// oxlint-disable-next-line prefer-destructuring
const hot = import.meta.hot
const transport: Transport | undefined = hot && Reflect.get(Reflect.get(hot, 'hmrClient') ?? {}, 'transport')

/** Modules that came along and nobody has asked for, by URL. */
const ahead = new Map<string, FetchResult>()
/** URLs of modules that are here as the server has them. */
const known = new Set<string>()

if (transport) {
  const { invoke } = transport
  transport.invoke = async (name, asked) => {
    if (name !== 'fetchModule') return invoke(name, asked)
    const [url, importer, options] = asked
    const here = options.cached ? known.has(url) && { cache: true } : ahead.get(url)
    known.add(url)
    if (here) return here
    const { module, imports } = (await invoke(name, [url, importer, { ...options, isBatch: true }])) as ModuleBatch
    for (const [each, result] of Object.entries(imports)) ahead.set(each, result)
    return module
  }
  // From the first change on, only the server knows which module is another one.
  for (const event of [CHANGED, 'vite:beforeFullReload'] as const)
    hot?.on(event, () => {
      transport.invoke = invoke
      ahead.clear()
    })
}
