// Well-known models, so that a title says "366" or "B-32" where it is true. Names are those of the other tables.
import type { EraSpan } from '../eras.ts'
import type { MakeUpName } from '../make-ups.ts'

export interface IconRow {
  categoryId: number
  /** A noun of that category, as in its table. */
  noun: string
  model: string
  designer: string | null
  manufacturer: string | null
  eras: EraSpan
  /** Make-up of the model. */
  madeOf: readonly MakeUpName[]
}

const icon = (
  categoryId: number,
  noun: string,
  model: string,
  designer: string | null,
  manufacturer: string | null,
  from: EraSpan[0],
  to: EraSpan[1],
  ...madeOf: readonly MakeUpName[]
): IconRow => ({ categoryId, noun, model, designer, manufacturer, eras: [from, to], madeOf })

export const ICONS: readonly IconRow[] = [
  icon(3024, 'fotel', '366', 'Józef Chierowski', 'Dolnośląskie Fabryki Mebli', 8, 10, 'fabric', 'velvet'),
  icon(3024, 'fotel', '366', 'Józef Chierowski', '366 Concept', 12, 12, 'fabric', 'velvet'),
  icon(3024, 'fotel', '300-190 Lisek', 'Henryk Lis', 'Bydgoskie Fabryki Mebli', 8, 9, 'fabric', 'velvet'),
  icon(3024, 'fotel', 'GFM-64', 'Edmund Homa', 'Gościcińskie Fabryki Mebli', 8, 9, 'fabric', 'velvet'),
  icon(3024, 'fotel', 'GFM-142', 'Edmund Homa', 'Gościcińskie Fabryki Mebli', 9, 10, 'fabric', 'velvet'),
  icon(3024, 'fotel', 'H-269', 'Jindřich Halabala', null, 5, 7, 'fabric', 'velvet'),
  icon(3024, 'fotel', 'Swan', 'Arne Jacobsen', 'Fritz Hansen', 7, 12, 'fabric', 'leatherSeat'),
  icon(3024, 'fotel', 'Egg', 'Arne Jacobsen', 'Fritz Hansen', 7, 12, 'fabric', 'leatherSeat'),
  icon(3024, 'fotel', 'Lounge Chair', 'Charles Eames', 'Vitra', 8, 12, 'leatherSeat', 'leatherSteel'),
  icon(3024, 'fotel', 'Womb', 'Eero Saarinen', 'Knoll', 7, 12, 'fabric', 'velvet'),
  icon(3024, 'fotel', 'Tulip', 'Pierre Paulin', 'Artifort', 8, 10, 'fabric', 'woolSeat'),
  icon(3024, 'fotel', 'Lamino', 'Yngve Ekström', 'Swedese', 7, 12, 'woolSeat', 'fabric'),
  icon(3024, 'fotel', 'Siesta', 'Ingvar Relling', null, 8, 10, 'leatherSeat'),
  icon(3024, 'fotel', 'Utrecht', 'Gerrit Rietveld', 'Cassina', 9, 12, 'woolSeat', 'fabric'),
  icon(3025, 'krzesło', '200-190', 'Rajmund Hałas', 'Swarzędzkie Fabryki Mebli', 8, 9, 'beech', 'oak'),
  icon(3025, 'krzesło', 'CH24 Wishbone', 'Hans J. Wegner', 'Carl Hansen & Søn', 7, 12, 'oak', 'beech', 'walnut'),
  icon(3025, 'krzesło', 'CH23', 'Hans J. Wegner', 'Carl Hansen & Søn', 7, 12, 'oak', 'teak'),
  icon(3025, 'krzesło', 'model 71', 'Niels Otto Møller', 'J.L. Møllers', 7, 12, 'teak', 'rosewood', 'oak'),
  icon(3025, 'krzesło', 'model 75', 'Niels Otto Møller', 'J.L. Møllers', 7, 12, 'teak', 'rosewood', 'oak'),
  icon(3025, 'krzesło', 'Domus', 'Ilmari Tapiovaara', 'Artek', 7, 12, 'birch'),
  icon(3025, 'krzesło', 'model 31', 'Kai Kristiansen', null, 7, 9, 'teak', 'rosewood'),
  icon(3025, 'krzesło gięte', 'nr 14', 'Michael Thonet', 'Thonet', 2, 4, 'beech'),
  icon(3025, 'krzesło gięte', 'B-9', null, 'Fameg', 7, 12, 'beech'),
  icon(3025, 'krzesło gięte', '811', 'Josef Hoffmann', 'Fameg', 9, 12, 'beech'),
  icon(3025, 'krzesło warsztatowe', 'Model A', 'Xavier Pauchard', 'Tolix', 7, 12, 'enamelled', 'steel'),
  icon(3030, 'szezlong', 'LC4', 'Le Corbusier', 'Cassina', 8, 12, 'leatherSteel'),
  icon(3026, 'sofa', 'Togo', null, 'Ligne Roset', 9, 12, 'fabric', 'leatherSeat', 'velvet'),
  icon(3026, 'sofa modułowa', 'Camaleonda', 'Mario Bellini', 'B&B Italia', 9, 12, 'fabric', 'leatherSeat', 'velvet'),
  icon(3026, 'sofa', '2213', 'Børge Mogensen', 'Fredericia', 8, 12, 'leatherSeat'),
  icon(3028, 'taboret', 'E60', 'Alvar Aalto', 'Artek', 6, 12, 'birch'),
  icon(3006, 'regał', 'String', 'Nisse Strinning', null, 7, 12, 'oak', 'teak', 'ash'),
  icon(3006, 'regał ścienny', 'Royal System', 'Poul Cadovius', null, 7, 8, 'teak', 'walnut'),
  icon(3006, 'regał ścienny', 'MK', 'Bogusława Kowalska', 'Swarzędzkie Fabryki Mebli', 8, 9, 'walnut', 'oak'),
  icon(3004, 'komoda', 'BM-17', 'Marian Grabiński', null, 8, 9, 'walnut', 'oak'),
  icon(3004, 'komoda', 'U-450', 'František Jirák', null, 8, 9, 'oak', 'beech'),
  icon(3015, 'lampa wisząca', 'PH 5', 'Poul Henningsen', 'Louis Poulsen', 8, 12, 'enamelled', 'aluminium'),
  icon(3015, 'lampa wisząca', 'PH Artichoke', 'Poul Henningsen', 'Louis Poulsen', 8, 12, 'copper', 'aluminium'),
  icon(3015, 'lampa wisząca', 'Flowerpot', 'Verner Panton', 'Louis Poulsen', 8, 9, 'enamelled'),
  icon(3015, 'lampa wisząca', 'Orient', 'Jo Hammerborg', 'Fog & Mørup', 8, 9, 'copper'),
  icon(3015, 'lampa wisząca', 'Turbo', 'Louis Weisdorf', 'Lyfa', 8, 9, 'aluminium', 'enamelled'),
  icon(3013, 'lampa stołowa', 'Atollo', 'Vico Magistretti', 'Oluce', 9, 12, 'opalGlass', 'enamelled'),
  icon(3013, 'lampa stołowa', 'Eclisse', 'Vico Magistretti', 'Artemide', 8, 12, 'enamelled'),
  icon(3013, 'lampa stołowa', 'Pipistrello', 'Gae Aulenti', 'Martinelli Luce', 8, 12, 'enamelled'),
  icon(3014, 'lampa łukowa', 'Arco', 'Achille Castiglioni', 'Flos', 8, 12, 'marbleBrass', 'chrome'),
  icon(3018, 'lampa biurkowa', 'Tolomeo', 'Michele De Lucchi', 'Artemide', 10, 12, 'aluminium'),
  icon(3018, 'lampa biurkowa', 'Idell 6631', 'Christian Dell', 'Kaiser Leuchten', 5, 9, 'enamelled'),
  icon(3018, 'lampka kreślarska', '1227', null, 'Anglepoise', 5, 12, 'enamelled'),
  icon(3101, 'radio', 'TS 502', 'Marco Zanuso', 'Brionvega', 8, 12, 'plastic'),
  icon(3037, 'serwis kawowy', 'Ina', 'Lubomir Tomaszewski', 'Ćmielów', 8, 9, 'porcelain'),
  icon(3037, 'serwis kawowy', 'Dorota', 'Lubomir Tomaszewski', 'Ćmielów', 8, 9, 'porcelain'),
  icon(3037, 'serwis kawowy', 'Elka', 'Józef Wrzesień', 'Chodzież', 8, 9, 'porcelain'),
  icon(3037, 'serwis kawowy', 'Iza', 'Józef Wrzesień', 'Chodzież', 8, 9, 'porcelain'),
  icon(3037, 'serwis herbaciany', 'TAC 1', 'Walter Gropius', 'Rosenthal', 9, 12, 'porcelain'),
  icon(3037, 'serwis obiadowy', 'Rococo', null, 'Ćmielów', 5, 12, 'porcelain'),
  icon(3037, 'serwis obiadowy', 'Maria', null, 'Rosenthal', 4, 12, 'porcelain'),
  icon(3076, 'wazon', 'Savoy', 'Alvar Aalto', 'Iittala', 6, 12, 'colouredGlass', 'glass'),
  icon(3076, 'wazon', 'Fazzoletto', 'Fulvio Bianconi', 'Venini', 7, 9, 'colouredGlass'),
]
