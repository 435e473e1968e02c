import type { Plugin } from 'vite'
import { headersFile } from '../http/static-headers.ts'

/** Tells the platform the headers of the files that it answers itself. */
export function emitHeadersFile(): Plugin {
  return {
    name: 'emit-headers-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
    },
  }
}
