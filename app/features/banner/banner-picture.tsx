import type { Banner } from '../../domain/banners.ts'
import { photoSrcSet } from '../../domain/photo.ts'
import { MOBILE_MEDIA_QUERY } from '../../domain/viewport.ts'
import styles from './banner-picture.module.css'

interface BannerPictureProps {
  banner: Banner
  /** Whether the page waits for it. @default 'lazy' */
  loading?: 'eager' | 'lazy'
}

/** A banner: one link, one picture in the shape of the screen (GAP-48). */
export function BannerPicture({ banner: { href, title, alt, image }, loading = 'lazy' }: BannerPictureProps) {
  const { desktop, mobile } = image
  return (
    <a className={styles.root} href={href} title={title} style={{ '--ground': desktop.color }}>
      <picture>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={MOBILE_MEDIA_QUERY}
            type={`image/${format}`}
            srcSet={photoSrcSet(mobile.url, format)}
            sizes="100vw"
            width={mobile.width}
            height={mobile.height}
          />
        ))}
        <source type="image/avif" srcSet={photoSrcSet(desktop.url, 'avif')} sizes="min(100vw, 90rem)" />
        <img
          src={desktop.url}
          srcSet={photoSrcSet(desktop.url, 'webp')}
          sizes="min(100vw, 90rem)"
          width={desktop.width}
          height={desktop.height}
          alt={alt}
          loading={loading}
          decoding="async"
        />
      </picture>
    </a>
  )
}
