import { expect, test } from 'vitest'
import { ALL_LOOKS, formName } from '../looks.ts'
import { finishOf } from '../pen/surface.ts'
import { DRAWINGS } from './drawings.ts'
import { type Motif, motifOf } from './motif.ts'
import { ABSTRACTS } from './paintings.ts'
import { POSTERS } from './posters.ts'
import { PHOTOGRAPHS, PRINTS } from './prints.ts'

test.each([
  ['graphic-print', PRINTS],
  ['photograph', PHOTOGRAPHS],
  ['drawing', DRAWINGS],
  ['poster', POSTERS],
  ['abstract-painting', ABSTRACTS],
] as const)('the looks of %s show all its motifs, not one in other colours', (name, motifs: readonly [Motif, ...Motif[]]) => {
  const looks = ALL_LOOKS.filter((look) => formName(look) === name)
  const shown = looks.map(({ colorId, materialId }) => motifOf(motifs, finishOf(colorId, materialId).hard.hex))
  expect(new Set(shown)).toEqual(new Set(motifs))
})
