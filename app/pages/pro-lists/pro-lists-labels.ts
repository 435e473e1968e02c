import type { ListCsvLabels } from '../../domain/account/list-csv.ts'
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
    created: t('common:proListsCreated', slots('name')),
    rename: t('common:proListsRename'),
    renameName: t('common:proListsRenameName', slots('name')),
    renamed: t('common:proListsRenamed', slots('name')),
    save: t('common:save'),
    remove: t('common:proListsRemove'),
    removeName: t('common:proListsRemoveName', slots('name')),
    removeText: t('common:proListsRemoveText', slots('name')),
    removed: t('common:proListsRemoved', slots('name')),
    cancel: t('common:cancel'),
    close: t('common:close'),
    nothingOn: t('common:proListsNothingOn'),
    ...addAllLabels(t),
    share: t('common:listShare'),
    shareName: t('common:listShareName', slots('name')),
    unshare: t('common:listUnshare'),
    unshareName: t('common:listUnshareName', slots('name')),
    link: t('common:listLink'),
    linkHint: t('common:listLinkHint'),
    copyLink: t('common:listCopyLink'),
    linkCopied: t('common:listLinkCopied'),
    linkNotCopied: t('common:discountCodesNotCopied'),
    csv: csvLabels(t),
    csvFile: t('common:listCsvFile'),
    csvLink: t('common:listCsv'),
    csvName: t('common:listCsvName', slots('name')),
    product: t('common:proListsProduct'),
    productHint: t('common:proListsProductHint'),
    put: t('common:proListsPut'),
    isOn: t('common:proListsIsOn'),
    unknownProduct: t('common:proListsUnknownProduct'),
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
    added: t('common:proListsAdded', slots('count')),
    notAdded: t('common:proListsNotAdded', slots('names')),
    toCart: t('common:proListsToCart'),
    ended: failureLabels(t).ended,
  }
}

/** Headings of a list as a file. */
export function csvLabels(t: Translate): ListCsvLabels {
  return {
    number: t('common:listCsvNumber'),
    name: t('common:listCsvProduct'),
    quantity: t('common:listCsvQuantity'),
    price: t('common:listCsvPrice'),
    sum: t('common:listCsvSum'),
    currency: t('common:listCsvCurrency'),
    address: t('common:listCsvAddress'),
    note: t('common:listCsvNote'),
    soldOut: t('product:badgeSoldOut'),
  }
}

export type ProListsLabels = ReturnType<typeof proListsLabels>
