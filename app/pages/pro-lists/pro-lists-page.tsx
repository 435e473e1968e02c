import { slots } from '../../domain/fill-slots.ts'
import { PageUser } from '../../features/account/page-user.tsx'
import { PageHead } from '../../features/page-head/page-head.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import type { Translate } from '../../i18n/translator.ts'
import { href } from '../../routes.ts'
import { requireProfessional } from '../require-user.ts'
import { ProListsView } from './pro-lists-view.client.tsx'

/** Names are as long as the shop takes them. */
const NAME_RULES = { name: [{ validator: 'required' }, { validator: 'maxCharactersNumber', number: 64 }] }

/** Order lists of a professional (GAP-37): what is bought again and again, put into the cart at once. */
export async function ProListsPage(input: PrivatePageInput<object>) {
  const { t, language, origin, market, session } = input
  const here = href('proLists', {}, language)
  const user = await requireProfessional(input, here)
  const lists = await session.shop.proLists()
  return (
    <>
      <PageHead
        title={t('product-listing:browserTitle', { title: t('nav:orderLists') })}
        description={t('common:proListsDescription')}
        origin={origin}
        language={language}
        canonical={here}
        isIndexed={false}
      />
      <PageUser id={user.id} />
      <ProListsView
        initial={lists}
        checks={fieldChecks<'name'>(NAME_RULES, t)}
        language={language}
        pathPrefix={market.prefix}
        cartHref={href('cart', {}, language)}
        words={proListsWords(t)}
      />
    </>
  )
}

function proListsWords(t: Translate) {
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
    ...failureWords(t),
    changeFailed: t('common:changeFailed'),
  }
}

export type ProListsWords = ReturnType<typeof proListsWords>
