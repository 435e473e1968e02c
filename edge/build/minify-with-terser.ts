import { readFileSync } from 'node:fs'
import { minify, type MinifyOptions } from 'terser'
import { mergeConfig, type Plugin } from 'vite'
import { z } from 'zod'

/**
 * Options of terser for every file, and further ones by the name of its chunk. Each package of React is one function that another one calls: in
 * parentheses a browser compiles it while the file loads, instead of in the task that runs it.
 */
const SETTINGS: MinifySettings = {
  every: { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
  byName: { react: { compress: { hoist_vars: true }, format: { wrap_func_args: true } } },
  // The first round leaves the second one more to do.
  rounds: 2,
}

interface MinifySettings {
  every: MinifyOptions
  byName: Readonly<Record<string, MinifyOptions>>
  rounds: number
}

/**
 * Runs terser after Vite's own minifier in the browser's files. Files are named before that and kept for a year, so terser's version and options
 * are in their names.
 */
export function minifyWithTerser(settings: MinifySettings = SETTINGS): Plugin {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8')))
  return {
    name: 'minify-with-terser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: () => JSON.stringify([version, settings]),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (let round = 0; round < settings.rounds; round++) {
            // Terser writes into its options.
            const { code } = await minify(file.code, structuredClone(mergeConfig(settings.every, settings.byName[file.name] ?? {}, false)))
            if (code === undefined) this.error(`${file.fileName} could not be minified`)
            file.code = code
          }
        }
      },
    },
  }
}
