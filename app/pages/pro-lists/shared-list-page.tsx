import { href } from '../../addresses/href.ts'
import { productHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { csvHref, listCsv } from '../../domain/account/list-csv.ts'
import type { ProListLine, SharedList } from '../../domain/account/professional.ts'
import { sourceLang } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { AddAll } from './add-all.client.tsx'
import { addAllLabels, csvLabels } from './pro-lists-labels.ts'
import lineStyles from './pro-list-line.module.css'
import styles from './shared-list-page.module.css'

type Input = PrivatePageInput<RouteParams['sharedList']>

/** A list of a professional, for everybody who has its link (EXT-23): what it costs now, and the way into the own cart. */
export async function SharedListPage(input: Input) {
  const { t, language, params, session, origin } = input
  const list = await session.shop.sharedList(params.key)
  if (!list) throw notFound()
  const [total] = totalOf(list)
  const csv = listCsv(list, { language, labels: csvLabels(t), addressOf: (line) => origin + productHref(line, language) })
  return (
    <div className={styles.root}>
      <PrivatePageHead
        input={input}
        title={list.name}
        description={t('common:sharedListDescription')}
        canonical={href('sharedList', params, language)}
      />
      <header className={styles.head}>
        <h1>{list.name}</h1>
        <p>{t('common:sharedListLead')}</p>
      </header>
      {list.products.length === 0 ? (
        <p>{t('common:proListsNothingOn')}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {list.products.map((line) => (
              <li key={line.id}>
                <Line line={line} input={input} />
              </li>
            ))}
          </ul>
          {total && <p className={styles.total}>{t('common:sharedListTotal', { total: formatPrice(total, language) })}</p>}
          <div className={styles.actions}>
            <AddAll list={list} ownId={null} cartHref={href('cart', {}, language)} labels={addAllLabels(t)} />
            <LinkButton href={csvHref(csv)} download={t('common:listCsvFile')} variant="secondary">
              {t('common:listCsv')}
            </LinkButton>
          </div>
          <NeedsScripts t={t} />
        </>
      )}
    </div>
  )
}

function Line({ line, input: { t, language } }: { line: ProListLine; input: Input }) {
  const { name, imageUrl, quantity, price, isSoldOut } = line
  return (
    <article className={lineStyles.root}>
      <span className={lineStyles.picture}>
        {imageUrl && <img src={imageUrl} srcSet={photoSrcSet(imageUrl, 640)} sizes="4rem" width={64} height={80} alt="" loading="lazy" />}
      </span>
      <p className={lineStyles.name}>
        <a href={productHref(line, language)} lang={sourceLang(language)}>
          {name}
        </a>
        {isSoldOut && <span className={lineStyles.soldOut}>{` ${t('product:badgeSoldOut')}`}</span>}
      </p>
      <p className={lineStyles.price}>{`${quantity} × ${formatPrice(price, language)}`}</p>
    </article>
  )
}

/** What all that can be bought costs; none when nothing can. */
function totalOf({ products }: SharedList) {
  const bought = products.filter(({ isSoldOut }) => !isSoldOut)
  const minor = bought.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0)
  return bought.slice(0, 1).map(({ price: { currencyId } }) => ({ minor, currencyId }))
}
