import { slots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { largestPhoto, type Photo, photoAlt, photoSrcSet, photoVariant } from '../../domain/product/photo.ts'
import { THUMBNAIL_PX } from '../../domain/product/thumbnails.ts'
import type { Translate } from '../../i18n/translator.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { GalleryStage } from './gallery-stage.client.tsx'
import styles from './gallery.module.css'

interface GalleryProps {
  photos: readonly Photo[]
  /** Product name: alternative text when a photo has none (GAP-89). */
  name: string
  productId: number
  language: Language
  t: Translate
}

/** Width of the main photo, for `sizes`. */
const SIZES = '(max-width: 48em) 100vw, 55vw'
/**
 * Of the others: the file that their thumbnail shows, until the gallery is approached (gallery-stage.client.tsx). `loading="lazy"` alone fetches all that is
 * up to three screens away.
 */
const SIZES_FAR = `(scripting: enabled) 1px, ${SIZES}`

/**
 * Photographs of a product: a scroll-snap row, thumbnails that link to each, and full screen on request. Without JavaScript the
 * thumbnails still work as links, and a photo opens as an image file.
 */
export function Gallery({ photos: given, name, productId, language, t }: GalleryProps) {
  const photos = given.map((photo): Photo & ReturnType<typeof photoAlt> => ({ ...photo, ...photoAlt(photo, name, language) }))
  if (photos.length === 0) {
    return (
      <div className="product-photos">
        <div className={styles.none}>
          <MissingPicture shape="fill" label={t('product:noPhoto', { name })} />
        </div>
      </div>
    )
  }
  return (
    <GalleryStage
      key={productId}
      className="product-photos"
      labels={{
        zoom: t('product:zoom'),
        close: t('common:close'),
        previous: t('product:previousPhoto'),
        next: t('product:nextPhoto'),
        zoomIn: t('product:zoomIn'),
        zoomOut: t('product:zoomOut'),
        zoomedTo: t('product:zoomedTo', slots('percent')),
      }}
    >
      <ul className={styles.slides} data-slides="" aria-label={t('product:photos')}>
        {photos.map((photo, index) => (
          <li key={photo.id} id={`photo-${index + 1}`} className={styles.slide}>
            <a href={largestPhoto(photo.url)} data-zoom={index}>
              <img
                className="product-photo"
                src={photo.url}
                srcSet={photoSrcSet(photo.url)}
                sizes={index === 0 ? SIZES : SIZES_FAR}
                alt={photo.alt}
                lang={photo.lang}
                width={photo.width}
                height={photo.height}
                style={{ backgroundColor: photo.color }}
                fetchPriority={index === 0 ? 'high' : undefined}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </a>
            {photo.flaw && <p className={styles.caption}>{photo.flaw}</p>}
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ol className={styles.thumbnails} data-thumbnails="">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a href={`#photo-${index + 1}`} className={styles.thumbnail} aria-current={index === 0 ? 'true' : undefined}>
                <img
                  src={photoVariant(photo.url, 320)}
                  alt={t('product:showPhoto', { number: index + 1, total: photos.length })}
                  width={THUMBNAIL_PX.desktop}
                  height={THUMBNAIL_PX.desktop}
                  loading="lazy"
                  style={{ backgroundColor: photo.color }}
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </GalleryStage>
  )
}
