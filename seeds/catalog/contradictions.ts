// What a title says that the picture does not show. Read word by word, with tables of its own, so that a rule of the generator that is wrong is found.
import { readFlawManifest } from '../photos/flaws.ts'
import { FORMS, type Part } from '../photos/forms.ts'
import { ALL_LOOKS, type Look, formName } from '../photos/looks.ts'
import { readManifest } from '../photos/photographs.ts'
import { SHADES } from './colours.ts'
import { adjectiveForms, instrumental, isAdjective } from './grammar.ts'
import { shownOf } from './made-of.ts'
import { LOOK_PLANS, NOUN_PLANS } from './noun-plans.ts'
import { stemOf } from './title.ts'

/** Words for materials, and the ids that each can mean. */
const MATERIAL_WORDS: readonly (readonly [word: RegExp, ids: readonly number[]])[] = [
  [/^dębow/, [2]],
  [/^bukow/, [3]],
  [/^orzechow/, [4]],
  [/^sosnow/, [5]],
  [/^tekow/, [6]],
  [/^palisandrow/, [7]],
  [/^mahoniow/, [8]],
  [/^jesionow/, [9]],
  [/^brzozow/, [10]],
  [/^wiśniow/, [11]],
  [/^drewnian/, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [/^metalow/, [12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [/^stalow(?!osreb)/, [13, 19]],
  [/^(mosiężn|pozłacan|złocon(?!ej?$))/, [14, 1]],
  [/^miedzian/, [15]],
  [/^aluminiow/, [16]],
  [/^(żeliwn|kut[yae]$)/, [17]],
  [/^brązu$/, [18]],
  [/^chromowan/, [19]],
  [/^posrebrzan/, [20, 12]],
  [/^szklan/, [21, 22, 23]],
  [/^(kryształow|kryształk)/, [22]],
  [/^ceramiczn/, [24, 25, 26, 27, 28]],
  [/^porcelanow/, [25]],
  [/^fajansow/, [26]],
  [/^terakotow/, [27]],
  [/^kamionkow/, [28]],
  [/^kamienn/, [29, 30]],
  [/^marmurow/, [30]],
  [/^alabastrow/, [32]],
  [/^betonow/, [45]],
  [/^(tkaninow|tapicerowan)/, [33, 34, 35, 36, 37, 38]],
  [/^bawełnian/, [34]],
  [/^wełnian/, [35]],
  [/^lnian/, [36]],
  [/^aksamitn/, [37]],
  [/^skórzan/, [38]],
  [/^tworzywa$/, [40]],
  [/^rattanow/, [42]],
  [/^wiklinow/, [43]],
  [/^(papierow|bibułk)/, [44]],
  [/^bambusow/, [46]],
]

/** Fittings and other small parts that a form shows beside what it is made of. */
const ALSO_OF: Readonly<Record<string, readonly number[]>> = {
  bulb: [14],
  'chest-of-drawers': [14],
  collar: [14],
  flacon: [14],
  'fountain-pen': [14],
  nightstand: [14],
  sideboard: [14],
  tapestry: [1],
}

/** Colours of parts that are the same in every finish. */
const ALSO_IN: Readonly<Record<string, readonly number[]>> = { 'table-lamp': [3], sconce: [3], 'tripod-lamp': [3] }

const NUMERALS: readonly (readonly [word: RegExp, count: number])[] = [
  [/^dwunast/, 12],
  [/^jedn/, 1],
  [/^(dwu|dwó|dwo|dwie|dwa$)/, 2],
  [/^(trzy|trzech|trzema|trój|troje)/, 3],
  [/^(czter)/, 4],
  [/^(pięci|pięć)/, 5],
  [/^sześ[cć]/, 6],
  [/^si(edm|edem)/, 7],
  [/^(ośmi|osiem)/, 8],
  [/^para$/, 2],
]

const PARTS: readonly (readonly [word: RegExp, parts: readonly Part[]])[] = [
  [/ramienn/, ['arm']],
  [/świec/, ['candle']],
  [/krzesł/, ['chair']],
  [/drzwiow/, ['door']],
  [/szuflad/, ['drawer']],
  [/widelc/, ['fork']],
  [/szklank/, ['glass']],
  [/uchwyt|kurk/, ['handle']],
  [/pokręt/, ['knob']],
  [/nog|nóg|nodz/, ['leg']],
  [/obiektyw/, ['lens']],
  [/poziomow/, ['level']],
  [/skrzydłow/, ['panel']],
  [/osobow/, ['seat', 'person']],
  [/osob|osób/, ['person']],
  [/sztuk|tom|części|wysokoś|para/, ['piece']],
  [/rzędow/, ['row']],
  [/półk/, ['shelf']],
  [/drożn/, ['speaker']],
  [/kozł/, ['trestle']],
]

/** Numerals that count nothing: a rug that is alike on both sides. */
const NO_COUNTS = /^dwustronn/

const LOOK_OF = new Map(readManifest().map(({ key, ...row }) => [key, lookOf(row)]))
const FLAW_OF = new Map(readFlawManifest().map((row) => [row.key, row]))
const NAMES = new Map(LOOK_PLANS.map(({ look, names }) => [look, names.map(({ noun }) => noun.text)]))
/** First words of all nouns but adjectives and words for sets: a title that has one of another thing is wrong. */
const HEADS = new Set(
  NOUN_PLANS.flatMap(({ text }) => text.split(' ').slice(0, 1)).filter((word) => !/^(okrągł|przeszklon|sztuczn|komplet)/.test(word)),
)
const COLOUR_WORDS = colourWords()

/**
 * What a title says against its main picture, one sentence each; none is right.
 * @param photo key of the main picture
 * @throws RangeError when the picture is not of the manifest
 */
export function contradictionsOf(title: string, photo: string): string[] {
  const look = LOOK_OF.get(photo)
  if (!look) throw new RangeError(`${photo} is no photograph of a look`)
  // A title of a picture is a name, and so is what begins with a capital.
  const words = title
    .replaceAll(/„[^”]*”/g, ' ')
    .split(/[\s,]+/)
    .map((word, at) => (at === 0 ? word.toLowerCase() : word))
  return [
    ...nounsAgainst(title, words, look),
    ...materialsAgainst(words, look),
    ...coloursAgainst(words, look),
    ...countsAgainst(words, look),
  ]
}

/** Words that a title says twice, in whatever form, but for small ones and names: a table "ze szklanym blatem" is not "szklany" once more. */
export function repeatedWords(title: string): string[] {
  const [head = ''] = title.replaceAll(/„.*?”/g, '').split(',')
  const words = head.toLowerCase().split(' ')
  const stems = words.map(stemOf)
  return words.filter((word, at) => word === words[at - 1] || (word.length > 2 && stems.indexOf(stems[at] ?? '') < at))
}

function nounsAgainst(title: string, words: readonly string[], look: Look): string[] {
  const names = NAMES.get(look) ?? []
  const isNamed = names.some((name) => title.toLowerCase().startsWith(name))
  const own = new Set(names.flatMap((name) => name.split(' ')))
  const isCounted = (at: number) => NUMERALS.some(([each]) => each.test(words[at - 1] ?? ''))
  const strange = words.filter((word, at) => HEADS.has(word) && !own.has(word) && !isCounted(at))
  return [...(isNamed ? [] : [`${formName(look)} is not called so`]), ...strange.map((word) => `${formName(look)} is no ${word}`)]
}

function materialsAgainst(words: readonly string[], look: Look): string[] {
  const { makeUp, colour } = shownOf(look)
  const shown = new Set([...makeUp.materials, ...(ALSO_OF[formName(look)] ?? [])])
  return words.flatMap((word) => {
    const meant = MATERIAL_WORDS.find(([pattern]) => pattern.test(word))
    if (!meant || meant[1].some((id) => shown.has(id)) || COLOUR_WORDS.get(word) === colour) return []
    return [`no ${word} is shown`]
  })
}

function coloursAgainst(words: readonly string[], look: Look): string[] {
  const { makeUp, colour } = shownOf(look)
  const shown = new Set([colour, ...(ALSO_IN[formName(look)] ?? [])])
  return words.flatMap((word) => {
    const meant = COLOUR_WORDS.get(word)
    // Silver is a colour and a material.
    const isMaterial = word.startsWith('srebrn') && makeUp.materials.includes(20)
    return meant === undefined || shown.has(meant) || isMaterial ? [] : [`nothing ${word} is shown`]
  })
}

function countsAgainst(words: readonly string[], look: Look): string[] {
  const counts = FORMS[formName(look)]?.counts ?? {}
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    const count =
      /^\d+$/.test(word) && /^(sztuk|tom|osób|element|kart)/.test(next) ? Number(word) : NUMERALS.find(([each]) => each.test(word))?.[1]
    if (count === undefined || NO_COUNTS.test(word)) return []
    const parts = PARTS.find(([each]) => each.test(word))?.[1] ?? PARTS.find(([each]) => each.test(next))?.[1] ?? []
    return parts.some((part) => counts[part] === count) ? [] : [`${formName(look)} does not have ${word} ${next}`]
  })
}

/** Conditions that say that a thing has flaws: very good, good, worn. */
const FLAWED: ReadonlySet<number> = new Set([5, 6, 7])

/**
 * What the close-ups of a product's gallery say against its condition, its main picture and its own materials and colours, one sentence each.
 */
export function flawsAgainst({ conditionId, photos, materials, colors }: Pictured): string[] {
  const flaws = photos.flatMap((key) => FLAW_OF.get(key) ?? [])
  if (!FLAWED.has(conditionId)) return flaws.map(({ key }) => `${key} though nothing is wrong`)
  const look = LOOK_OF.get(photos[0] ?? '')
  const makeUp = look && shownOf(look).makeUp
  // Paint and wax are on no list of materials; of a thing whose colour is that of a part, the part that is worn has its own.
  const isOwnMaterial = (id: number | null) => (id === null ? materials.length === 0 : materials.includes(id))
  const isOwnColour = (id: number) => colors.includes(id) || makeUp?.part !== null || makeUp.isDyed === false
  return [
    ...(flaws.length === 0 ? ['no flaw is pictured'] : []),
    ...flaws.filter(({ materialId }) => !isOwnMaterial(materialId)).map(({ key }) => `${key} is of another material`),
    ...flaws.filter(({ colorId }) => !isOwnColour(colorId)).map(({ key }) => `${key} is of another colour`),
  ]
}

interface Pictured {
  conditionId: number
  photos: readonly string[]
  materials: readonly number[]
  colors: readonly number[]
}

/** Every form of every shade, with the id of its colour. */
function colourWords(): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(SHADES).flatMap(([id, shades]) =>
      shades.flatMap((shade) => {
        if (!isAdjective(shade)) return [[shade, Number(id)] as const]
        const { f, ...others } = adjectiveForms(shade)
        const forms = [...Object.values(others), f, `${f.slice(0, -1)}ą`, instrumental(shade), `${instrumental(shade)}i`]
        return forms.map((form) => [form, Number(id)] as const)
      }),
    ),
  )
}

function lookOf({ categoryId, colorId, materialId, form }: Look): Look | undefined {
  return ALL_LOOKS.find(
    (look) => look.categoryId === categoryId && look.form === form && look.colorId === colorId && look.materialId === materialId,
  )
}
