import { brotliCompressSync } from 'node:zlib'

interface Files {
  fetch: (request: Request) => Promise<Response>
}

/** Known sizes; bounded by the files of one build. */
const known = new Map<string, number>()
const MOST_FILES = 500

/**
 * Size of built scripts as budgets count them, in brotli 11; the local server compresses less. A missing file counts as 0.
 * @param paths such as /assets/frame-1a2b.js
 */
export async function scriptBytes(assets: Files, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.filter((path) => path.startsWith('/assets/')).map((path) => sizeOf(assets, path)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(assets: Files, path: string): Promise<number> {
  const size = known.get(path)
  if (size !== undefined) return size
  const file = await assets.fetch(new Request(`http://assets${path}`))
  const bytes = file.ok ? brotliCompressSync(new Uint8Array(await file.arrayBuffer())).length : 0
  if (known.size < MOST_FILES) known.set(path, bytes)
  return bytes
}
