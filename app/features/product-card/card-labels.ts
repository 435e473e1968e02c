import { cache } from 'react'
import { slots } from '../../domain/fill-slots.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { CardLabels } from './card-actions.client.tsx'

/** The words of all cards of a page: the same object each time, which Flight sends once. */
export const cardLabels = cache((t: Translate): CardLabels => ({
  like: t('product:like', slots('name')),
  add: t('product:addNameToCart', slots('name')),
  added: t('product:nameIsInCart', slots('name')),
  failed: t('product:addFailed'),
  likeFailed: t('product:likeFailed'),
}))
