// Close-ups of flaws: a piece of a material in a colour with a sign of use on it. They are allocated to products of this material and colour in a condition
// that says so (../catalog/product-flaws.ts).
import { readFileSync } from 'node:fs'
import type { ByLanguage } from '#app/domain/language.ts'
import { colorName, materialName } from './palette.ts'
import { PHOTOGRAPHS_DIR } from './photographs-dir.ts'

/** Every flaw, as a condition report names it. */
export const FLAW_TEXTS = {
  scratch: { pl: 'rysa', en: 'scratch', es: 'arañazo' },
  'worn-edge': { pl: 'wytarta krawędź', en: 'worn edge', es: 'canto desgastado' },
  chip: { pl: 'odprysk powłoki', en: 'chip in the finish', es: 'desconchón en el acabado' },
  'rust-chip': { pl: 'rdza w odprysku powłoki', en: 'rust in a chip of the finish', es: 'óxido en un desconchón del acabado' },
  'worn-edges': { pl: 'przetarta powłoka na krawędzi', en: 'finish rubbed off the edge', es: 'acabado gastado en el canto' },
  rubbed: { pl: 'przetarta skóra', en: 'rubbed leather', es: 'cuero rozado' },
  cracked: { pl: 'spękana skóra', en: 'cracked leather', es: 'cuero agrietado' },
  'worn-cover': { pl: 'przetarte obicie', en: 'worn upholstery', es: 'tapizado gastado' },
  faded: { pl: 'wyblakłe miejsce', en: 'faded patch', es: 'zona descolorida' },
  stain: { pl: 'plama', en: 'stain', es: 'mancha' },
  frayed: { pl: 'postrzępiony brzeg', en: 'frayed edge', es: 'borde deshilachado' },
  tarnish: { pl: 'nalot na metalu', en: 'tarnish', es: 'metal oscurecido' },
  rust: { pl: 'rdzawe plamki', en: 'rust spots', es: 'puntos de óxido' },
  crazing: { pl: 'siatka spękań szkliwa', en: 'crazed glaze', es: 'esmalte craquelado' },
  'chipped-edge': { pl: 'odprysk na krawędzi', en: 'chipped edge', es: 'borde desportillado' },
  crack: { pl: 'pęknięcie', en: 'crack', es: 'grieta' },
  'broken-strand': { pl: 'pęknięte włókno splotu', en: 'broken strand', es: 'fibra rota' },
  foxing: { pl: 'rdzawe plamki na papierze', en: 'foxing', es: 'manchas del papel' },
  'worn-corner': { pl: 'wytarty róg', en: 'worn corner', es: 'esquina gastada' },
  craquelure: { pl: 'siatka spękań farby', en: 'cracked paint', es: 'pintura craquelada' },
  sparse: { pl: 'przerzedzone igły', en: 'sparse needles', es: 'agujas ralas' },
} as const satisfies Record<string, ByLanguage<string>>

export type FlawName = keyof typeof FLAW_TEXTS

/** What a close-up shows. */
export interface Flaw {
  flaw: FlawName
  /** null: what the list of materials does not have, as paint and wax. */
  materialId: number | null
  colorId: number
}

/** A row of photographs/flaws.json: the facts of a close-up. */
export interface FlawPhotograph extends Flaw {
  key: string
  width: number
  height: number
  /** Its mean colour, shown while the picture loads. */
  color: string
}

const PREFIX = 'photo-flaw-'

/** Key of a close-up. */
export function flawKey({ flaw, materialId, colorId }: Flaw): string {
  return `${PREFIX}${flaw}-${materialId === null ? 'other' : materialName(materialId)}-${colorName(colorId)}`
}

/** All rows of the close-ups' manifest. */
export function readFlawManifest(): FlawPhotograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/flaws.json`, 'utf8')) as FlawPhotograph[]
}
