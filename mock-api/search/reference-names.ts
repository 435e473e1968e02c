import { eq, inArray } from 'drizzle-orm'
import { isLanguage, type Language } from '#app/domain/language.ts'
import type { Db } from '#db/open.ts'
import { referenceItem, vendor } from '#db/catalog-tables.ts'
import { type Edits, withEdits } from '../store/catalog-edits.ts'
import { recordOf } from '../record-of.ts'

/** Lists with searchable names, and trees in which a parent includes its children. */
const LISTS = ['categories', 'materials', 'styles', 'colors', 'eras', 'classifications', 'manufacturers', 'designers'] as const
type ListName = (typeof LISTS)[number]

/** A searchable name. */
export interface Name {
  id: number
  /** Whether other values have it as parent. */
  isParent: boolean
  /** Whether it has no parent. */
  isRoot: boolean
  /** The name of one of the kind, if the list has it. */
  singular: string | null
  /** null: all languages. */
  language: Language | null
  text: string
  /** Of a colour of one tone: #RRGGBB. */
  color: string | null
}

/** Reference data of search: names in all languages and parents. */
export interface ReferenceNames {
  names: Record<ListName | 'vendors', readonly Name[]>
  /** The id and its ancestors, starting with the id. */
  withAncestors: Record<'categories' | 'materials', (id: number) => readonly number[]>
}

/** @param edits of the vendors of a world @default none: the catalog */
export function readReferenceNames(db: Db, edits: Edits<typeof vendor.$inferSelect> = new Map()): ReferenceNames {
  const rows = db
    .select()
    .from(referenceItem)
    .where(inArray(referenceItem.list, [...LISTS]))
    .orderBy(referenceItem.list, referenceItem.langId, referenceItem.position)
    .all()
  const rowsOf = (list: ListName) => rows.filter((row) => row.list === list)
  const namesOf = (list: ListName) => {
    const parents = new Set(rowsOf(list).map(({ data }) => data['parentId']))
    return rowsOf(list).flatMap(({ langId, data }) => nameOf(langId, data, parents))
  }
  const ancestorsOf = (list: ListName) => ancestors(new Map(rowsOf(list).flatMap(({ data }) => parentOf(data))))
  const vendors = withEdits(db.select({ id: vendor.id, name: vendor.name }).from(vendor).orderBy(vendor.id).all(), edits)
  return {
    names: {
      ...recordOf(LISTS, namesOf),
      vendors: vendors.map(({ id, name: text }) => ({
        id,
        isParent: false,
        isRoot: true,
        singular: null,
        language: null,
        text,
        color: null,
      })),
    },
    withAncestors: { categories: ancestorsOf('categories'), materials: ancestorsOf('materials') },
  }
}

/** The texts of all names. */
export function allNames({ names }: ReferenceNames): string[] {
  return Object.values(names).flatMap((list) => list.map(({ text }) => text))
}

/** Whether each vendor is suspended. */
export function readSuspendedVendors(db: Db): Set<number> {
  const rows = db.select({ id: vendor.id }).from(vendor).where(eq(vendor.isSuspended, true)).all()
  return new Set(rows.map((row) => row.id))
}

function nameOf(language: string, data: Record<string, unknown>, parents: ReadonlySet<unknown>): Name[] {
  const { id, translation, name, suggestedTranslation, color, kind } = data
  const text = translation ?? name
  if (typeof id !== 'number' || typeof text !== 'string' || !isLanguage(language)) return []
  const singular = typeof suggestedTranslation === 'string' ? suggestedTranslation : null
  return [
    {
      id,
      isParent: parents.has(id),
      isRoot: typeof data['parentId'] !== 'number',
      singular,
      language,
      text,
      color: kind === 'solid' ? String(color) : null,
    },
  ]
}

function parentOf({ id, parentId }: Record<string, unknown>): [number, number][] {
  return typeof id === 'number' && typeof parentId === 'number' ? [[id, parentId]] : []
}

function ancestors(parents: ReadonlyMap<number, number>) {
  const lines = new Map<number, readonly number[]>()
  return function withAncestors(id: number): readonly number[] {
    const known = lines.get(id)
    if (known) return known
    const line = [id]
    // A cycle in the tree must not cause an endless loop.
    for (let up = parents.get(id); up !== undefined && !line.includes(up); up = parents.get(up)) line.push(up)
    lines.set(id, line)
    return line
  }
}
