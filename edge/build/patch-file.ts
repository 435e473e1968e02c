import type { Plugin } from 'vite'

interface Patch {
  /** Of the plugin, and of its file in this folder. */
  name: string
  environment: 'client' | 'rsc' | 'ssr'
  /** The one file that is patched. */
  file: RegExp
  /** null: the code is not as expected. */
  patch: (code: string) => string | null
  /** Also in development. @default false */
  isForDev?: boolean
}

/** A plugin that patches a file of React. The build stops when it no longer looks as expected. */
export function patchFile({ name, environment, file, patch, isForDev = false }: Patch): Plugin {
  return {
    name,
    ...(!isForDev && { apply: 'build' }),
    applyToEnvironment: (each) => each.name === environment,
    transform: {
      filter: { id: file },
      handler(code, id) {
        const patched = patch(code)
        if (patched === null) this.error(`${id} looks different now: it may not need edge/build/${name}.ts any more`)
        return { code: patched, map: null }
      },
    },
  }
}

/** The code with one part replaced; null: it has no such part. */
export function replaced(code: string, part: string, by: string): string | null {
  return code.includes(part) ? code.replace(part, () => by) : null
}
