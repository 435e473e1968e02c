// Reads the lists of seeds/reference from disk. The app bundles the same files.
import { FALLBACK_LANGUAGE, LANGUAGES } from '#app/domain/language.ts'
import { existsSync, readFileSync } from 'node:fs'

export type ReferenceRow = Record<string, unknown>

/** Rows of a list, in every language; the name is the file's, without `.json`. A missing list is empty, a language without rows gets the English ones. */
export function readReference(name: string): ReferenceRow[] {
  return withEveryLanguage(rowsOf(name))
}

/** A list's rows with the English ones for each language that has none. */
function withEveryLanguage(rows: readonly ReferenceRow[]): ReferenceRow[] {
  const missing = LANGUAGES.filter((language) => !rows.some(({ langId }) => langId === language))
  return rows.flatMap((row) => (row['langId'] === FALLBACK_LANGUAGE ? [row, ...missing.map((langId) => ({ ...row, langId }))] : [row]))
}

function rowsOf(name: string): ReferenceRow[] {
  const file = new URL(`./reference/${name}.json`, import.meta.url)
  if (!existsSync(file)) return []
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new TypeError(`seeds/reference/${name}.json is not a list of rows`)
  return rows
}

/** Texts of a list's row in every language, by id. */
export function readTexts(name: string): Map<number, { langId: string; text: string }[]> {
  const texts = new Map<number, { langId: string; text: string }[]>()
  for (const row of readReference(name)) {
    const id = Number(row['id'])
    texts.set(id, [...(texts.get(id) ?? []), { langId: String(row['langId']), text: String(row['translation']) }])
  }
  return texts
}

/** Ids of a list whose names are the same in all languages (manufacturers, designers), by name. */
export function readIdsByName(name: string): Map<string, number> {
  return new Map(readReference(name).map((row) => [String(row['name']), Number(row['id'])]))
}

function isRow(value: unknown): value is ReferenceRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
