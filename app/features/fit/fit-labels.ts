import type { Fit } from '../../domain/product/fit.ts'
import type { PlaceMeasure } from '../../domain/product/place.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Answers, and for what nobody knows. */
export type FitTexts = Record<Fit | 'unknown', string>

/** Labels of the dialog in which the visitor gives a place. */
export type PlaceLabels = Record<
  PlaceMeasure | 'title' | 'intro' | 'place' | 'way' | 'turnHint' | 'unit' | 'wrong' | 'save' | 'forget' | 'close',
  string
>

export function fitTexts(t: Translate): FitTexts {
  return {
    fits: t('product:fitFits'),
    turned: t('product:fitTurned'),
    tooLarge: t('product:fitTooLarge'),
    noDoor: t('product:fitNoDoor'),
    noStairs: t('product:fitNoStairs'),
    unknown: t('product:fitUnknown'),
  }
}

export function placeLabels(t: Translate): PlaceLabels {
  return {
    title: t('product:fitTitle'),
    intro: t('product:fitIntro'),
    place: t('product:fitPlace'),
    way: t('product:fitWay'),
    width: t('product:fitWidth'),
    height: t('product:fitHeight'),
    depth: t('product:fitDepth'),
    doorWidth: t('product:fitDoorWidth'),
    doorHeight: t('product:fitDoorHeight'),
    stairsWidth: t('product:fitStairsWidth'),
    stairsTurn: t('product:fitStairsTurn'),
    turnHint: t('product:fitTurnHint'),
    unit: 'cm',
    wrong: t('product:fitWrong'),
    save: t('product:fitSave'),
    forget: t('product:fitForget'),
    close: t('common:close'),
  }
}
