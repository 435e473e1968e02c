import type { ListCsvLabels } from '../../domain/account/list-csv.ts'
import { slots } from '../../domain/fill-slots.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'
import { labelsOf } from '../../i18n/labels-of.ts'

/** Labels of the order lists, for the island. */
export function proListsLabels(t: Translate) {
  return {
    ...labelsOf(t, 'common:proLists', [
      'emptyTitle',
      'emptyText',
      'name',
      'create',
      'rename',
      'remove',
      'nothingOn',
      'product',
      'productHint',
      'put',
      'isOn',
      'unknownProduct',
    ]),
    newList: t('common:proListsNew'),
    created: t('common:proListsCreated', slots('name')),
    renameName: t('common:proListsRenameName', slots('name')),
    renamed: t('common:proListsRenamed', slots('name')),
    save: t('common:save'),
    removeName: t('common:proListsRemoveName', slots('name')),
    removeText: t('common:proListsRemoveText', slots('name')),
    removed: t('common:proListsRemoved', slots('name')),
    cancel: t('common:cancel'),
    close: t('common:close'),
    ...addAllLabels(t),
    ...labelsOf(t, 'common:list', ['share', 'unshare', 'link', 'linkHint', 'copyLink', 'linkCopied', 'csvFile']),
    shareName: t('common:listShareName', slots('name')),
    unshareName: t('common:listUnshareName', slots('name')),
    linkNotCopied: t('common:discountCodesNotCopied'),
    csv: csvLabels(t),
    csvLink: t('common:listCsv'),
    csvName: t('common:listCsvName', slots('name')),
    takeOff: t('common:cartRemove'),
    takeOffName: t('common:proListsTakeOffName', slots('name')),
    takenOff: t('common:proListsTakenOff', slots('name')),
    quantity: t('common:cartQuantity', slots('name')),
    decrease: t('common:cartDecrease', slots('name')),
    increase: t('common:cartIncrease', slots('name')),
    soldOut: t('product:badgeSoldOut'),
    ...failureLabels(t),
    changeFailed: t('common:changeFailed'),
  }
}

/** Labels of the button that adds a whole list to the cart. */
export function addAllLabels(t: Translate) {
  return {
    addAll: t('common:proListsAddAll'),
    addAllName: t('common:proListsAddAllName', slots('name')),
    added: t('common:proListsAdded', slots('added', 'asked')),
    hindered: {
      short: t('common:addedShort', slots('names')),
      gone: t('common:proListsGone', slots('names')),
      repriced: t('common:proListsRepriced', slots('names')),
      failed: t('common:proListsNotAdded', slots('names')),
    },
    toCart: t('common:proListsToCart'),
    ended: failureLabels(t).ended,
  }
}

/** Headings of a list as a file. */
export function csvLabels(t: Translate): ListCsvLabels {
  return {
    ...labelsOf(t, 'common:listCsv', ['number', 'quantity', 'price', 'sum', 'currency', 'address', 'note']),
    name: t('common:listCsvProduct'),
    soldOut: t('product:badgeSoldOut'),
  }
}

export type ProListsLabels = ReturnType<typeof proListsLabels>
