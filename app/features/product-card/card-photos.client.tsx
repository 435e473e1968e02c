'use client'
import { type Photo, type photoAlt, type PhotoFormat, photoVariant } from '../../domain/product/photo.ts'

type CardPhoto = Omit<Photo, 'id'> & ReturnType<typeof photoAlt>

interface CardPhotosProps {
  /** From the server: a stylesheet of this island would arrive after the cards. */
  className: string | undefined
  main: CardPhoto
  /** Address of the photo for hovering. */
  secondUrl?: string | undefined
  /** Fetched at once, before others. */
  isFirst: boolean
}

/** Width of a card: four in a row, three, two. */
const SIZES = '(min-width: 75em) min(22vw, 20rem), (min-width: 48em) 30vw, 46vw'
/** A card is never wider than 320 px, so the widest pictures would be lost on it: 32 cards name 64 addresses less. */
const CARD_WIDTHS = [320, 640] as const

/**
 * The main photo on its own ground; the second one comes, and is only fetched, when a pointer hovers. It runs in the browser for the bytes
 * alone: elements that the server makes travel once more as Flight, here four times as long as the data.
 */
export function CardPhotos({ className, main, secondUrl, isFirst }: CardPhotosProps) {
  const { width, height, color } = main
  return (
    <div className={className} style={{ '--ground': color }}>
      <MainPhoto photo={main} isFirst={isFirst} />
      {secondUrl !== undefined && <img src={secondUrl} width={width} height={height} alt="" loading="lazy" decoding="async" />}
    </div>
  )
}

function MainPhoto({ photo: { url, alt, lang, width, height }, isFirst }: { photo: CardPhoto; isFirst: boolean }) {
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
        lang={lang}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function cardSrcSet(url: string, format: PhotoFormat): string {
  return CARD_WIDTHS.map((width) => `${photoVariant(url, width, format)} ${width}w`).join(', ')
}
