import type { Banner } from '../../domain/marketing/banners.ts'
import { textColorOn } from '../../domain/marketing/contrast.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { MOBILE_MEDIA_QUERY } from '../../domain/forms/viewport.ts'
import styles from './banner-link.module.css'

interface BannerLinkProps {
  banner: Banner
  /** `strip` spans the page, `slide` is one of a row. @default 'strip' */
  shape?: 'strip' | 'slide'
}

const SIZES = { strip: '(min-width: 48em) 32rem, 45vw', slide: '(min-width: 48em) 22rem, 45vw' } as const

/** A banner: text on the picture's background colour, the picture beside it; one link (GAP-48). */
export function BannerLink({ banner: { href, title, alt, image }, shape = 'strip' }: BannerLinkProps) {
  const { desktop, mobile } = image
  const picture = shape === 'slide' ? mobile : desktop
  return (
    <a
      className={styles.root}
      href={href}
      data-shape={shape}
      data-text={textColorOn(picture.color) === '#FFFFFF' ? 'light' : 'dark'}
      style={{ '--ground': picture.color }}
    >
      <strong>{title}</strong>
      <picture>
        {shape === 'strip' && (
          <source
            media={MOBILE_MEDIA_QUERY}
            srcSet={photoSrcSet(mobile.url)}
            sizes={SIZES.strip}
            width={mobile.width}
            height={mobile.height}
          />
        )}
        <img
          src={picture.url}
          srcSet={photoSrcSet(picture.url)}
          sizes={SIZES[shape]}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </a>
  )
}
