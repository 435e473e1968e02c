import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { fieldChecks } from '../../i18n/field-checks.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { requireProfessional } from '../require-user.ts'
import { ProListsView } from './pro-lists-view.client.tsx'
import { proListsLabels } from './pro-lists-labels.ts'

/** Maximum length of a name, as in the contract. */
const NAME_RULES = { name: [{ validator: 'required' }, { validator: 'maxCharactersNumber', number: 64 }] }

/** Order lists of a professional (GAP-37): recurring purchases, added to the cart at once. */
export async function ProListsPage(input: PrivatePageInput<object>) {
  const { t, language, market, origin, session } = input
  const here = href('proLists', {}, language)
  const user = await requireProfessional(input, here)
  const lists = await session.shop.proLists()
  return (
    <AccountPage input={input} user={user} current="orderLists" isWide>
      <PrivatePageHead input={input} title={t('nav:orderLists')} description={t('common:proListsDescription')} canonical={here} />
      <h1>{t('nav:orderLists')}</h1>
      <NeedsScripts t={t} />
      <ProListsView
        initial={lists}
        checks={fieldChecks<'name'>(NAME_RULES, t)}
        language={language}
        pathPrefix={market.prefix}
        cartHref={href('cart', {}, language)}
        origin={origin}
        sharedBase={origin + href('sharedList', { key: '' }, language)}
        labels={proListsLabels(t)}
      />
    </AccountPage>
  )
}
