// Which styles a form can have: its turned arms or its splayed legs say so.

/** Ids of the reference list whose things are carved or curved all over: baroque, rococo, Louis Philippe, eclectic, Victorian. */
const CARVED_STYLES: ReadonlySet<number> = new Set([8, 9, 13, 14, 15])
/** Turned, panelled or gilded: art déco to Biedermeier, and what looks back at them. */
const CLASSIC_STYLES: ReadonlySet<number> = new Set([1, 7, 10, 11, 12, 16, 17, 18, 20, 24])

/** Forms with ornament. */
const CARVED_FORMS: ReadonlySet<string> = new Set([
  'brooch',
  'cake-stand',
  'candelabrum',
  'candlestick',
  'chandelier',
  'earrings',
  'garden-set',
  'jewel-box',
  'mantel-clock',
  'necklace',
  'pocket-watch',
  'ring',
  'urn',
])

/** Forms of the middle of the 20th century and later. */
const MODERN_FORMS: ReadonlySet<string> = new Set([
  'abstract-painting',
  'abstract-sculpture',
  'arc-lamp',
  'bar-stool',
  'bath-set',
  'bed',
  'bench',
  'cantilever-chair',
  'coffee-table',
  'curved-sculpture',
  'desk',
  'desk-lamp',
  'dining-chair',
  'dining-table',
  'dome-pendant',
  'garden-chair',
  'glass-coffee-table',
  'globe-pendant',
  'modern-rug',
  'mushroom-lamp',
  'nightstand',
  'paper-pendant',
  'round-table',
  'shell-armchair',
  'shell-chair',
  'sideboard',
  'sofa',
  'speaker',
  'sputnik-chandelier',
  'string-shelves',
  'trestle-desk',
  'tripod-lamp',
  'tulip-table',
  'turntable',
  'upholstered-bed',
  'wall-clock',
  'washstand',
  'wooden-armchair',
  'wooden-sofa',
])

/** Whether a form can have a style. */
export function suitsStyle(formName: string, styleId: number): boolean {
  if (CARVED_STYLES.has(styleId)) return CARVED_FORMS.has(formName)
  if (CLASSIC_STYLES.has(styleId)) return !MODERN_FORMS.has(formName)
  return !CARVED_FORMS.has(formName)
}
