// How forms look: of the styles before modern times, or plain. A styled thing shows a form of its manner where its category has one.

/** Ids of the reference list whose things are turned, carved, curved or gilded: from baroque to art déco, and what looks back at them. */
const ORNATE_STYLES: ReadonlySet<number> = new Set([1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 24])

/** Forms that suit those styles, of categories that have several forms. */
const ORNATE_FORMS: ReadonlySet<string> = new Set([
  'arch-mirror',
  'baluster-vase',
  'bar-cabinet',
  'bed',
  'bentwood-chair',
  'candelabrum',
  'chandelier',
  'chest-of-drawers',
  'club-armchair',
  'club-sofa',
  'coupe',
  'desk',
  'dining-table',
  'dressing-table',
  'drum-table',
  'garden-set',
  'globe-pendant',
  'jewel-box',
  'jug',
  'landscape-painting',
  'mantel-clock',
  'pouf',
  'shelves',
  'sunburst-mirror',
  'table-lamp',
  'toy-horse',
  'upholstered-bed',
  'wreath',
])

/** Whether a form suits a style; every form suits a thing without one. */
export function suitsStyle(formName: string, styleId: number | null): boolean {
  return styleId === null || ORNATE_STYLES.has(styleId) === ORNATE_FORMS.has(formName)
}

/** How many answers suitsStyle has for a form: none, ornate, plain. */
export function mannerOf(styleId: number | null): 0 | 1 | 2 {
  if (styleId === null) return 0
  return ORNATE_STYLES.has(styleId) ? 1 : 2
}
