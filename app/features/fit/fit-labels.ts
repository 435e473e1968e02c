import type { Fit } from '../../domain/product/fit.ts'
import type { PlaceMeasure } from '../../domain/product/place.ts'
import type { Translate } from '../../i18n/translator.ts'
import { labelsOf } from '../../i18n/labels-of.ts'

/** Answers, and for what nobody knows. */
export type FitTexts = Record<Fit | 'unknown', string>

/** Labels of the dialog in which the visitor gives a place. */
export type PlaceLabels = Record<
  PlaceMeasure | 'title' | 'intro' | 'place' | 'way' | 'turnHint' | 'unit' | 'wrong' | 'save' | 'notSaved' | 'forget' | 'close',
  string
>

export function fitTexts(t: Translate): FitTexts {
  return labelsOf(t, 'product:fit', ['fits', 'turned', 'tooLarge', 'noDoor', 'noStairs', 'unknown'])
}

export function placeLabels(t: Translate): PlaceLabels {
  return {
    ...labelsOf(t, 'product:fit', [
      'title',
      'intro',
      'place',
      'way',
      'width',
      'height',
      'depth',
      'doorWidth',
      'doorHeight',
      'stairsWidth',
      'stairsTurn',
      'turnHint',
      'wrong',
      'save',
      'forget',
    ]),
    unit: 'cm',
    notSaved: t('nav:saveSearchFailed'),
    close: t('common:close'),
  }
}
