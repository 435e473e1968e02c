import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { contractModule, type ContractModule } from './contract/contract-module.ts'
import { RULE_FILES } from './contract/rule-names.ts'

const FOLDER = 'app/shop-api/contract'

/** The module with all that is compiled. A file of the contract exports its part of it. */
const COMPILED = '\0compiled-contract'

/**
 * Compiles the contract's zod schemas ahead of time, for the worker: workerd forbids `eval`, so that zod's own compiler is off there and each
 * response would be parsed node by node. The files of the contract that have schemas are replaced by what they export.
 */
export function compileContract(): Plugin {
  let compiled: Promise<ContractModule> | undefined
  const read = () => (compiled ??= compileFiles())
  return {
    name: 'compile-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'rsc',
    resolveId: (id) => (id === COMPILED ? COMPILED : null),
    async load(id) {
      if (id === COMPILED) return compiledCode(await read())
      const file = filesOf().find((each) => resolve(each) === id)
      if (file === undefined) return null
      const { exports } = await read()
      const names = [...(exports.get(file)?.keys() ?? [])]
      return `export { ${names.map((name) => `${exportName(file, name)} as ${name}`).join(', ')} } from ${JSON.stringify(COMPILED)}`
    },
  }
}

/** The module that the worker is built with. */
function compiledCode({ imports, code, exports }: ContractModule): string {
  const files = [...exports].flatMap(([file, names]) =>
    [...names].map(([name, expression]) => `export const ${exportName(file, name)} = ${expression}`),
  )
  return [...[...imports].map(([name, file]) => `import { ${name} } from ${JSON.stringify(resolve(file))}`), code, ...files].join('\n')
}

function exportName(file: string, name: string): string {
  return `${file.slice(FOLDER.length + 1, -'.ts'.length).replaceAll('-', '_')}_${name}`
}

async function compileFiles(): Promise<ContractModule> {
  return contractModule({ contract: await loaded(filesOf()), rules: await loaded(RULE_FILES) })
}

async function loaded(files: readonly string[]): Promise<Record<string, Record<string, unknown>>> {
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>] as const),
    ),
  )
}

/** The files of the contract with schemas, or with what is read off them. */
function filesOf(): readonly string[] {
  return readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .filter(
      (file) =>
        !file.endsWith('.test.ts') && /^import (?!type).* from '(@hono\/zod-openapi|\.\/auth\.ts)'/m.test(readFileSync(file, 'utf8')),
    )
}
