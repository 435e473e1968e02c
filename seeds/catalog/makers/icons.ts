// Well-known models, so that a title says "366" or "B-32" where it is true. Names are those of the other tables.
import { type Look, formName } from '../../photos/looks.ts'
import { type MaterialName, materialName } from '../../photos/palette.ts'
import type { EraSpan } from '../eras.ts'

export interface IconRow {
  categoryId: number
  /** A noun of that category, as in its table. */
  noun: string
  model: string
  designer: string | null
  manufacturer: string | null
  eras: EraSpan
  /** The form that stands for it: a key of measures.json. */
  form: string
  /** Only in this material, if given. */
  material?: MaterialName
}

/** Whether pictures of a look can stand for a known model. */
export function isIconOf({ categoryId, form, material }: IconRow, look: Look): boolean {
  if (look.categoryId !== categoryId || formName(look) !== form) return false
  return material === undefined || materialName(look.materialId) === material
}

const icon = (
  categoryId: number,
  noun: string,
  model: string,
  designer: string | null,
  manufacturer: string | null,
  from: EraSpan[0],
  to: EraSpan[1],
  form: string,
  material?: MaterialName,
): IconRow => ({ categoryId, noun, model, designer, manufacturer, eras: [from, to], form, ...(material && { material }) })

export const ICONS: readonly IconRow[] = [
  icon(3024, 'fotel', '366', 'Józef Chierowski', 'Dolnośląskie Fabryki Mebli', 8, 10, 'wooden-armchair'),
  icon(3024, 'fotel', '366', 'Józef Chierowski', '366 Concept', 12, 12, 'wooden-armchair'),
  icon(3024, 'fotel', '300-190 Lisek', 'Henryk Lis', 'Bydgoskie Fabryki Mebli', 8, 9, 'wooden-armchair'),
  icon(3024, 'fotel', 'GFM-64', 'Edmund Homa', 'Gościcińskie Fabryki Mebli', 8, 9, 'wooden-armchair'),
  icon(3024, 'fotel', 'GFM-142', 'Edmund Homa', 'Gościcińskie Fabryki Mebli', 9, 10, 'wooden-armchair'),
  icon(3024, 'fotel', 'H-269', 'Jindřich Halabala', null, 5, 7, 'wooden-armchair'),
  icon(3024, 'fotel', 'Swan', 'Arne Jacobsen', 'Fritz Hansen', 7, 12, 'shell-armchair'),
  icon(3024, 'fotel', 'Egg', 'Arne Jacobsen', 'Fritz Hansen', 7, 12, 'shell-armchair'),
  icon(3024, 'fotel', 'Lounge Chair', 'Charles Eames', 'Vitra', 8, 12, 'club-armchair', 'leather'),
  icon(3024, 'fotel', 'Womb', 'Eero Saarinen', 'Knoll', 7, 12, 'shell-armchair'),
  icon(3024, 'fotel', 'Tulip', 'Pierre Paulin', 'Artifort', 8, 10, 'shell-armchair'),
  icon(3024, 'fotel', 'Lamino', 'Yngve Ekström', 'Swedese', 7, 12, 'wooden-armchair'),
  icon(3024, 'fotel', 'Siesta', 'Ingvar Relling', null, 8, 10, 'club-armchair', 'leather'),
  icon(3024, 'fotel', 'Utrecht', 'Gerrit Rietveld', 'Cassina', 9, 12, 'club-armchair', 'velvet'),
  icon(3025, 'krzesło', '200-190', 'Rajmund Hałas', 'Swarzędzkie Fabryki Mebli', 8, 9, 'dining-chair'),
  icon(3025, 'krzesło', 'CH24 Wishbone', 'Hans J. Wegner', 'Carl Hansen & Søn', 7, 12, 'dining-chair', 'oak'),
  icon(3025, 'krzesło', 'CH23', 'Hans J. Wegner', 'Carl Hansen & Søn', 7, 12, 'dining-chair'),
  icon(3025, 'krzesło', 'model 71', 'Niels Otto Møller', 'J.L. Møllers', 7, 12, 'dining-chair', 'teak'),
  icon(3025, 'krzesło', 'model 75', 'Niels Otto Møller', 'J.L. Møllers', 7, 12, 'dining-chair', 'teak'),
  icon(3025, 'krzesło', 'Domus', 'Ilmari Tapiovaara', 'Artek', 7, 12, 'dining-chair', 'oak'),
  icon(3025, 'krzesło', 'model 31', 'Kai Kristiansen', null, 7, 9, 'dining-chair', 'teak'),
  icon(3025, 'krzesło gięte', 'nr 14', 'Michael Thonet', 'Thonet', 2, 4, 'bentwood-chair'),
  icon(3025, 'krzesło gięte', 'B-9', null, 'Fameg', 7, 12, 'bentwood-chair'),
  icon(3025, 'krzesło gięte', '811', 'Josef Hoffmann', 'Fameg', 9, 12, 'bentwood-chair'),
  icon(3025, 'krzesło warsztatowe', 'Model A', 'Xavier Pauchard', 'Tolix', 7, 12, 'shell-chair', 'steel'),
  icon(3030, 'szezlong', 'LC4', 'Le Corbusier', 'Cassina', 8, 12, 'chaise', 'leather'),
  icon(3026, 'sofa', 'Togo', null, 'Ligne Roset', 9, 12, 'sofa'),
  icon(3026, 'sofa', 'Camaleonda', 'Mario Bellini', 'B&B Italia', 9, 12, 'sofa'),
  icon(3026, 'sofa', '2213', 'Børge Mogensen', 'Fredericia', 8, 12, 'club-sofa', 'leather'),
  icon(3028, 'taboret', 'E60', 'Alvar Aalto', 'Artek', 6, 12, 'stool', 'birch'),
  icon(3006, 'regał', 'String', 'Nisse Strinning', null, 7, 12, 'string-shelves'),
  icon(3006, 'regał ścienny', 'Royal System', 'Poul Cadovius', null, 7, 8, 'string-shelves', 'teak'),
  icon(3006, 'regał ścienny', 'MK', 'Bogusława Kowalska', 'Swarzędzkie Fabryki Mebli', 8, 9, 'string-shelves', 'teak'),
  icon(3004, 'komoda', 'BM-17', 'Marian Grabiński', null, 8, 9, 'sideboard'),
  icon(3004, 'komoda', 'U-450', 'František Jirák', null, 8, 9, 'sideboard', 'oak'),
  icon(3015, 'lampa wisząca', 'PH 5', 'Poul Henningsen', 'Louis Poulsen', 8, 12, 'dome-pendant', 'metal'),
  icon(3015, 'lampa wisząca', 'PH Artichoke', 'Poul Henningsen', 'Louis Poulsen', 8, 12, 'dome-pendant', 'copper'),
  icon(3015, 'lampa wisząca', 'Flowerpot', 'Verner Panton', 'Louis Poulsen', 8, 9, 'dome-pendant', 'metal'),
  icon(3015, 'lampa wisząca', 'Orient', 'Jo Hammerborg', 'Fog & Mørup', 8, 9, 'dome-pendant', 'copper'),
  icon(3015, 'lampa wisząca', 'Turbo', 'Louis Weisdorf', 'Lyfa', 8, 9, 'dome-pendant', 'metal'),
  icon(3013, 'lampa stołowa', 'Atollo', 'Vico Magistretti', 'Oluce', 9, 12, 'mushroom-lamp'),
  icon(3013, 'lampa stołowa', 'Eclisse', 'Vico Magistretti', 'Artemide', 8, 12, 'mushroom-lamp', 'metal'),
  icon(3013, 'lampa stołowa', 'Pipistrello', 'Gae Aulenti', 'Martinelli Luce', 8, 12, 'mushroom-lamp', 'metal'),
  icon(3014, 'lampa łukowa', 'Arco', 'Achille Castiglioni', 'Flos', 8, 12, 'arc-lamp', 'chrome'),
  icon(3018, 'lampa biurkowa', 'Tolomeo', 'Michele De Lucchi', 'Artemide', 10, 12, 'desk-lamp', 'chrome'),
  icon(3018, 'lampa biurkowa', 'Idell 6631', 'Christian Dell', 'Kaiser Leuchten', 5, 9, 'desk-lamp', 'metal'),
  icon(3018, 'lampka kreślarska', '1227', null, 'Anglepoise', 5, 12, 'desk-lamp', 'metal'),
  icon(3101, 'radio', 'TS 502', 'Marco Zanuso', 'Brionvega', 8, 12, 'radio', 'plastic'),
  icon(3037, 'serwis kawowy', 'Ina', 'Lubomir Tomaszewski', 'Ćmielów', 8, 9, 'service', 'porcelain'),
  icon(3037, 'serwis kawowy', 'Dorota', 'Lubomir Tomaszewski', 'Ćmielów', 8, 9, 'service', 'porcelain'),
  icon(3037, 'serwis kawowy', 'Elka', 'Józef Wrzesień', 'Chodzież', 8, 9, 'service', 'porcelain'),
  icon(3037, 'serwis kawowy', 'Iza', 'Józef Wrzesień', 'Chodzież', 8, 9, 'service', 'porcelain'),
  icon(3037, 'serwis herbaciany', 'TAC 1', 'Walter Gropius', 'Rosenthal', 9, 12, 'service', 'porcelain'),
  icon(3037, 'serwis kawowy', 'Rococo', null, 'Ćmielów', 5, 12, 'service', 'porcelain'),
  icon(3037, 'serwis kawowy', 'Maria', null, 'Rosenthal', 4, 12, 'service', 'porcelain'),
  icon(3076, 'wazon', 'Savoy', 'Alvar Aalto', 'Iittala', 6, 12, 'glass-vase', 'coloured-glass'),
  icon(3076, 'wazon', 'Fazzoletto', 'Fulvio Bianconi', 'Venini', 7, 9, 'glass-vase', 'coloured-glass'),
]
