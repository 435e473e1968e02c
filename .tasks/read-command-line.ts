import type { ParseArgsConfig } from 'node:util'
import type { Command } from '../load-tests/commands/command.ts'
import { asksForHelp, commandOf, COMMANDS, headOf } from './commands.mjs'

/** What a command line asks for: a text, a sentence about what is unknown in it, or work. */
export type Asked =
  | { kind: 'help'; text: string }
  | { kind: 'wrong'; sentence: string }
  | { kind: 'work'; work: ReturnType<Command['prepare']> }

/** Reads a command line by the table of commands. Nothing is done by it. @param line as `['mock', 'seed', '--size', '1k']` */
export async function readCommandLine(line: readonly string[]): Promise<Asked> {
  const { name, row, args } = commandOf(line)
  if (row === undefined) return { kind: 'wrong', sentence: await unknown('npm run', name, Object.keys(COMMANDS)) }
  const command = await row.load()
  if (asksForHelp(args)) return { kind: 'help', text: `${headOf(name, row)}\n${command.help}` }
  try {
    return { kind: 'work', work: command.prepare(args) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, given] = /^(?:Unknown option|Unexpected argument) '([^']*)'/.exec(message) ?? []
    const known = given?.startsWith('-') ? optionsOf(command.config) : Object.keys(row.below ?? {})
    const told = given === undefined ? message : await unknown(`npm run ${name}`, given, known)
    return { kind: 'wrong', sentence: `${told}\nnpm run ${name}${name.includes(' ') ? '' : ' --'} --help tells what there is.` }
  }
}

async function unknown(where: string, given: string, known: readonly string[]): Promise<string> {
  // It measures as the search of the mock does, without which the shop still builds.
  const { nearest } = await import('./nearest.ts')
  return `${where} has no "${given}".${known.length > 0 ? ` The nearest is ${nearest(given, known)}.` : ''}`
}

/** As they are typed, with those that switch off. */
function optionsOf({ options = {}, allowNegative = false }: ParseArgsConfig): string[] {
  const names = Object.entries(options).flatMap(([name, { type }]) => [
    name,
    ...(allowNegative && type === 'boolean' ? [`no-${name}`] : []),
  ])
  return ['help', ...names].map((name) => `--${name}`)
}
