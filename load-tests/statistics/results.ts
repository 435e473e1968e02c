// Results of the tools that run in Node: lines for the terminal and for docs/measurements, and a file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './percentiles.ts'

/** Lines of a Markdown table. @param texts columns from the first on that are texts; the others are numbers */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], texts = 2): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column < texts ? '---' : '---:'))), ...rows.map(line)]
}

/** `12 (10–19)`: median, lowest and highest; `–` of none. */
export function spread(values: readonly number[], digits: number): string {
  const show = (value: number) => value.toFixed(digits)
  return values.length === 0 ? '–' : `${show(median(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`
}

/** Keeps a result as JSON. @param dir folder of generated files @returns its path */
export function keepResult(dir: string, name: string, result: object): string {
  const folder = join(dir, 'results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(result, null, 1)}\n`)
  return file
}
