import { type Photo, photoSrcSet } from '../../domain/product/photo.ts'

interface CardPhotoProps {
  photo: Omit<Photo, 'id'> & { lang?: string | undefined }
  /** URL of the second photo, shown on hover. */
  second?: string | undefined
  /** The card has been hovered. */
  isHovered: boolean
  /** Fetched with high priority. */
  isFirst: boolean
  /** Class names of product-card.module.css. */
  classes: CSSModuleClasses
}

/** `sizes` of a card: four in a row, three, two. */
const SIZES = '(min-width: 75em) min(22vw, 20rem), (min-width: 48em) 30vw, 46vw'

/** The main photo on its background; the second one is rendered, and fetched, at the first hover. */
export function CardPhoto({ photo, second, isHovered, isFirst, classes }: CardPhotoProps) {
  const { url, alt, lang, width, height, color } = photo
  return (
    <>
      <span className={classes['photo']} style={{ '--ground': color }} data-more={second === undefined ? undefined : ''}>
        <img
          src={url}
          // A card is never wider than 320 px: without the widest files 32 cards name 32 URLs less.
          srcSet={photoSrcSet(url, 640)}
          sizes={SIZES}
          width={width}
          height={height}
          alt={alt}
          lang={lang}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </span>
      {isHovered && second !== undefined && (
        <img
          className={classes['second']}
          src={second}
          srcSet={photoSrcSet(second, 640)}
          sizes={SIZES}
          width={width}
          height={height}
          alt=""
          decoding="async"
        />
      )}
    </>
  )
}
