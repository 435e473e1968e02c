import { readFileSync } from 'node:fs'

/** Rows of a table of the seeds, such as `catalog/nouns`. tables.test.ts checks their shape, so nothing does at a start. */
export function readTable<Rows>(name: string): Rows {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Rows
}
