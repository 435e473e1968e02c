import type { Banner } from '../../domain/banners.ts'
import { PHOTO_FORMATS, photoSrcSet } from '../../domain/photo.ts'
import { MOBILE_MEDIA_QUERY } from '../../domain/viewport.ts'
import styles from './hero.module.css'

/** Widths it takes on the page: the right-hand columns, or all of it on a phone. */
const SIZES = { desktop: '(min-width: 90rem) 56rem, 62vw', mobile: '100vw' }

/** The banner in its crop for the window, fetched before anything else: it is the largest thing in view. */
export function HeroPicture({ banner: { image, alt } }: { banner: Banner }) {
  return (
    <picture className={styles.picture} style={{ '--ground': image.desktop.color }}>
      {PHOTO_FORMATS.map((format) => (
        <source
          key={format}
          media={MOBILE_MEDIA_QUERY}
          type={`image/${format}`}
          srcSet={photoSrcSet(image.mobile.url, format)}
          sizes={SIZES.mobile}
          width={image.mobile.width}
          height={image.mobile.height}
        />
      ))}
      <source type="image/avif" srcSet={photoSrcSet(image.desktop.url, 'avif')} sizes={SIZES.desktop} />
      <img
        src={image.desktop.url}
        srcSet={photoSrcSet(image.desktop.url, 'webp')}
        sizes={SIZES.desktop}
        width={image.desktop.width}
        height={image.desktop.height}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  )
}
