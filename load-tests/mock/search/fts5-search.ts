// The catalog in SQLite's FTS5, as one would set it up first: words without diacritics, prefixes, BM25 with weights by column. For comparison.
import Database from 'better-sqlite3'
import { fold } from '#app/domain/slug.ts'
import type { Db } from '#db/open.ts'
import type { Answer } from '#mock-api/search/judged/graded.ts'
import { type JudgedProduct, productsOnGrid } from '#mock-api/search/judged/judged-products.ts'
import { readReferenceNames, type ReferenceNames } from '#mock-api/search/reference-names.ts'
import { words } from '#mock-api/search/words.ts'

/** How words of a query combine. */
export type Combination = 'AND' | 'OR'

/** BM25 weights of name, names of values, description. */
const WEIGHTS = '10.0, 4.0, 1.0'

/** Answers of FTS5 over the same products. @param now instant of their prices, in ms */
export function fts5Answers(db: Db, now: number, combination: Combination): Answer {
  const sqlite = new Database(':memory:')
  sqlite.exec("CREATE VIRTUAL TABLE product USING fts5(name, attributes, description, tokenize = 'unicode61')")
  const insert = sqlite.prepare('INSERT INTO product (rowid, name, attributes, description) VALUES (?, ?, ?, ?)')
  const namesOf = namesByList(readReferenceNames(db))
  const fill = sqlite.transaction((products: readonly JudgedProduct[]) => {
    for (const product of products) {
      const text = product.description.replaceAll(/<[^>]*>|&nbsp;/g, ' ')
      insert.run(product.id, fold(product.name), fold(attributesOf(product, namesOf).join(' ')), fold(text))
    }
  })
  fill(productsOnGrid(db, now))
  const page = sqlite.prepare<[string, number], { id: number }>(
    `SELECT rowid AS id FROM product WHERE product MATCH ? ORDER BY bm25(product, ${WEIGHTS}), rowid DESC LIMIT ?`,
  )
  const count = sqlite.prepare<[string], { total: number }>('SELECT count(*) AS total FROM product WHERE product MATCH ?')
  return ({ query }, perPage) => {
    const match = words(query)
      .map((word) => `"${word}"*`)
      .join(` ${combination} `)
    return { ids: page.all(match, perPage).map(({ id }) => id), total: count.get(match)?.total ?? 0 }
  }
}

type NamesOf = (list: keyof ReferenceNames['withAncestors'] | 'styles' | 'colors' | 'eras', ids: readonly number[]) => string[]

function namesByList({ names, withAncestors }: ReferenceNames): NamesOf {
  return (list, ids) => {
    const wanted = new Set(list === 'categories' || list === 'materials' ? ids.flatMap((id) => withAncestors[list](id)) : ids)
    return names[list].filter(({ id }) => wanted.has(id)).map(({ text }) => text)
  }
}

function attributesOf({ categories, materials, styles, colors, eraId, designer, manufacturer }: JudgedProduct, namesOf: NamesOf): string[] {
  return [
    ...namesOf('categories', categories),
    ...namesOf('materials', materials),
    ...namesOf('styles', styles),
    ...namesOf('colors', colors),
    ...namesOf('eras', eraId === null ? [] : [eraId]),
    designer ?? '',
    manufacturer ?? '',
  ]
}
