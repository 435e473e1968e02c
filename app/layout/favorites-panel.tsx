import { type Language, sourceLang } from '../domain/language.ts'
import { photoSrcSet } from '../domain/product/photo.ts'
import { productSegment } from '../domain/product/product-segment.ts'
import { itemPriceText } from '../shop-api/browser/item-price-text.ts'
import type { LikedProduct } from '../shop-api/browser/likes.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import styles from './visitor-panels.module.css'

/** Number of favourites shown in the header panel, newest first (GAP-108). */
const SHOWN_FAVORITES = 5

export interface FavoritesLabels {
  empty: string
  emptyText: string
  goToCatalog: string
  seeAll: string
  /** In place of the list when it cannot be read. */
  failed: string
  /** In place of the price of what is sold. */
  sold: string
}

interface FavoritesPanelProps {
  /** undefined: not known. */
  likes: readonly LikedProduct[] | undefined
  /** Whether they could not be read the last time. */
  hasFailed: boolean
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  href: string
  /** The catalog, newest first (HDR-12). */
  newestHref: string
  labels: FavoritesLabels
}

/** Panel of the heart icon: the newest favourites, or a link to the catalog when there are none; to their page when they could not be read. */
export function FavoritesPanel({ likes, hasFailed, language, pathPrefix, href, newestHref, labels }: FavoritesPanelProps) {
  if (likes === undefined) return hasFailed ? <Failure href={href} labels={labels} /> : <PanelSkeleton />
  if (likes.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          titleAs="p"
          size="small"
          title={labels.empty}
          text={labels.emptyText}
          actions={<LinkButton href={newestHref}>{labels.goToCatalog}</LinkButton>}
        />
      </div>
    )
  }
  return (
    <div className={styles.favorites}>
      <ul>
        {likes.slice(0, SHOWN_FAVORITES).map((product) => (
          <li key={product.id}>
            <a className={styles.product} href={`${pathPrefix}/${productSegment(product)}`}>
              <Thumbnail photo={product.mainPhoto} />
              <span className={styles.name} lang={sourceLang(language)}>
                {product.name}
              </span>
              <span className={styles.price}>{itemPriceText(product, { language, sold: labels.sold })}</span>
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href={href} variant="secondary" isWide>
        {labels.seeAll}
      </LinkButton>
    </div>
  )
}

function Failure({ href, labels }: Pick<FavoritesPanelProps, 'href' | 'labels'>) {
  return (
    <div className={styles.empty}>
      <EmptyState titleAs="p" size="small" title={labels.failed} actions={<LinkButton href={href}>{labels.seeAll}</LinkButton>} />
    </div>
  )
}

function Thumbnail({ photo }: { photo: LikedProduct['mainPhoto'] }) {
  if (!photo) return <span className={styles.photo} />
  return (
    <img
      className={styles.photo}
      src={photo.url}
      srcSet={photoSrcSet(photo.url, 640)}
      sizes="3.5rem"
      width={photo.width}
      height={photo.height}
      alt=""
      loading="lazy"
      style={{ backgroundColor: photo.color }}
    />
  )
}
