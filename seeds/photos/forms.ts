// What is known of each form (a model of a thing) that pictures show.
import { readTable } from '../read-table.ts'

/** A row of forms.json. */
export interface Form {
  /** Width, height and depth in centimetres; below 1 it counts as flat. */
  size: readonly [width: number, height: number, depth: number]
  /** Carved: with ornament. Modern: of the middle of the 20th century and later. Absent: neither. */
  manner?: 'carved' | 'modern'
  /** How many of a part it has: what a title or a description may count. */
  counts?: Readonly<Partial<Record<Part, number>>>
}

/** What is counted. */
export const PARTS = [
  'arm',
  'candle',
  'chair',
  'door',
  'drawer',
  'fork',
  'glass',
  'handle',
  'knob',
  'leg',
  'lens',
  'level',
  'panel',
  'person',
  'piece',
  'row',
  'seat',
  'shelf',
  'speaker',
  'trestle',
] as const
export type Part = (typeof PARTS)[number]

export const FORMS = readTable<Readonly<Record<string, Form>>>('photos/forms')

/** Ids of the reference list whose things are carved or curved all over: baroque, rococo, Louis Philippe, eclectic, Victorian. */
const CARVED_STYLES: ReadonlySet<number> = new Set([8, 9, 13, 14, 15])
/** Turned, panelled or gilded: art déco to Biedermeier, and what looks back at them. */
const CLASSIC_STYLES: ReadonlySet<number> = new Set([1, 7, 10, 11, 12, 16, 17, 18, 20, 24])

/** Whether a form can have a style: its turned arms or its splayed legs say so. */
export function suitsStyle(formName: string, styleId: number): boolean {
  const manner = FORMS[formName]?.manner
  if (CARVED_STYLES.has(styleId)) return manner === 'carved'
  if (CLASSIC_STYLES.has(styleId)) return manner !== 'modern'
  return manner !== 'carved'
}
