import { type Photo, type PhotoFormat, photoVariant } from '../../domain/photo.ts'
import type { Translate } from '../../i18n/translator.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import styles from './card-photos.module.css'

export type PhotoLoading = 'first' | 'eager' | 'lazy'

interface CardPhotosProps {
  photos: readonly Photo[]
  loading: PhotoLoading
  title: string
  t: Translate
}

/** Width of a card: four in a row, three, two. */
const SIZES = '(min-width: 75em) min(22vw, 20rem), (min-width: 48em) 30vw, 46vw'
/** A card is never wider than 320 px, so the widest pictures would be lost on it: 32 cards name 64 addresses less. */
const CARD_WIDTHS = [320, 640] as const

/** The main photo on its own ground; the second one comes, and is only fetched, when a pointer hovers. */
export function CardPhotos({ photos: [main, second], loading, title, t }: CardPhotosProps) {
  if (!main) return <MissingPicture label={t('product:noPhoto', { name: title })} />
  return (
    <div className={styles.root} style={{ '--ground': main.color }}>
      <MainPhoto photo={main} loading={loading} />
      {second && <img src={second.url} width={second.width} height={second.height} alt="" loading="lazy" decoding="async" />}
    </div>
  )
}

function MainPhoto({ photo: { url, alt, width, height }, loading }: { photo: Photo; loading: PhotoLoading }) {
  return (
    <picture>
      <source type="image/avif" srcSet={cardSrcSet(url, 'avif')} sizes={SIZES} />
      <img
        src={url}
        srcSet={cardSrcSet(url, 'webp')}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function cardSrcSet(url: string, format: PhotoFormat): string {
  return CARD_WIDTHS.map((width) => `${photoVariant(url, width, format)} ${width}w`).join(', ')
}
