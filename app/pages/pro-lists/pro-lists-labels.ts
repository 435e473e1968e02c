import { slots } from '../../domain/fill-slots.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Labels of the order lists, for the island. */
export function proListsLabels(t: Translate) {
  return {
    title: t('nav:orderLists'),
    emptyTitle: t('common:proListsEmptyTitle'),
    emptyText: t('common:proListsEmptyText'),
    newList: t('common:proListsNew'),
    name: t('common:proListsName'),
    create: t('common:proListsCreate'),
    rename: t('common:proListsRename'),
    renameName: t('common:proListsRenameName', slots('name')),
    save: t('common:save'),
    remove: t('common:proListsRemove'),
    removeName: t('common:proListsRemoveName', slots('name')),
    removeText: t('common:proListsRemoveText', slots('name')),
    cancel: t('common:cancel'),
    close: t('common:close'),
    nothingOn: t('common:proListsNothingOn'),
    addAll: t('common:proListsAddAll'),
    addAllName: t('common:proListsAddAllName', slots('name')),
    added: t('common:proListsAdded', slots('count')),
    notAdded: t('common:proListsNotAdded', slots('names')),
    toCart: t('common:proListsToCart'),
    product: t('common:proListsProduct'),
    productHint: t('common:proListsProductHint'),
    put: t('common:proListsPut'),
    unknownProduct: t('common:proListsUnknownProduct'),
    takeOff: t('common:cartRemove'),
    takeOffName: t('common:proListsTakeOffName', slots('name')),
    quantity: t('common:cartQuantity', slots('name')),
    decrease: t('common:cartDecrease', slots('name')),
    increase: t('common:cartIncrease', slots('name')),
    soldOut: t('product:badgeSoldOut'),
    ...failureLabels(t),
    changeFailed: t('common:changeFailed'),
  }
}

export type ProListsLabels = ReturnType<typeof proListsLabels>
