import type { Banner } from '../../domain/marketing/banners.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { MOBILE_MEDIA_QUERY } from '../../domain/forms/viewport.ts'
import styles from './banner-figure.module.css'

interface BannerFigureProps {
  banner: Banner
  /** `cover` is the LCP picture and has priority; `plate` is one of two below. */
  place: 'cover' | 'plate'
}

/** `sizes` beside other content. */
const SIZES = { cover: '(min-width: 90rem) 52rem, 58vw', plate: '(min-width: 90rem) 42rem, 48vw' } as const

/** The full width; on a dense phone at three quarters of its pixels: for 412 px the file of 640, less than half the bytes of the next. */
const MOBILE_SIZES = '(max-width: 48em) and (min-resolution: 2dppx) 75vw, 100vw'

/** A banner of the home page: the picture in its crop for the viewport, and its title as a caption; the whole figure is the link. */
export function BannerFigure({ banner: { image, alt, href, title }, place }: BannerFigureProps) {
  const { desktop, mobile } = image
  return (
    <a className={styles.root} href={href} data-place={place}>
      <picture className={styles.picture} style={{ '--ground': desktop.color }}>
        <source
          media={MOBILE_MEDIA_QUERY}
          srcSet={photoSrcSet(mobile.url)}
          sizes={MOBILE_SIZES}
          width={mobile.width}
          height={mobile.height}
        />
        <img
          src={desktop.url}
          srcSet={photoSrcSet(desktop.url)}
          sizes={SIZES[place]}
          width={desktop.width}
          height={desktop.height}
          alt={alt}
          fetchPriority={place === 'cover' ? 'high' : undefined}
          loading={place === 'cover' ? undefined : 'lazy'}
        />
      </picture>
      <span className={styles.caption}>{title}</span>
    </a>
  )
}
