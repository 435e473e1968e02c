import { join } from 'node:path'
import { build } from 'vite'

/** Builds the bare worker into a folder. @returns the path of its file */
export async function buildBareWorker(outDir: string): Promise<string> {
  const name = 'bare-worker.js'
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: join(import.meta.dirname, 'bare-worker.ts'), outDir, rollupOptions: { output: { entryFileNames: name } } },
  })
  return join(outDir, name)
}
