import { type Photo, photoSrcSet } from '../../domain/photo.ts'
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
const SIZES = '(min-width: 75em) 22vw, (min-width: 48em) 30vw, 46vw'

/** The main photo on its own ground; the second one comes, and is only fetched, when a pointer hovers. */
export function CardPhotos({ photos: [main, second], loading, title, t }: CardPhotosProps) {
  if (!main) return <MissingPicture label={t('product:noPhoto', { name: title })} />
  return (
    <div className={styles.root} style={{ '--ground': main.color }}>
      <CardPhoto photo={main} loading={loading} alt={main.alt} />
      {second && <CardPhoto photo={second} loading="lazy" alt="" />}
    </div>
  )
}

function CardPhoto({ photo, loading, alt }: { photo: Photo; loading: PhotoLoading; alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={photoSrcSet(photo.url, 'avif')} sizes={SIZES} />
      <img
        src={photo.url}
        srcSet={photoSrcSet(photo.url, 'webp')}
        sizes={SIZES}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
