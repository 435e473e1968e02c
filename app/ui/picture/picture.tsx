import styles from './picture.module.css'

interface PictureSource {
  /** Such as `image/avif`; the best format first. */
  type: string
  srcSet: string
}

/** `portrait` is 4:5, `square` 1:1, `fill` takes the height of its place, `natural` keeps the picture's own shape. */
export type PictureShape = 'portrait' | 'square' | 'fill' | 'natural'

interface PictureProps {
  sources: readonly PictureSource[]
  /** For browsers that support none of the sources. */
  src: string
  /** Real size in px, so that the place is kept before the picture is there. */
  width: number
  height: number
  /** Empty for a picture that a text beside it already names. */
  alt: string
  /** Width it takes on the page, as in `<img sizes>`. */
  sizes: string
  /** The one picture that a page waits for: fetched at once, before others. @default false */
  isPriority?: boolean
  /** Main colour of the picture (CSS), shown until it is there. */
  ground?: string | undefined
  /** @default 'portrait' */
  shape?: PictureShape
}

/** A picture in modern formats that never moves the page. */
export function Picture({ sources, src, width, height, alt, sizes, isPriority = false, ground, shape = 'portrait' }: PictureProps) {
  return (
    <picture className={styles.root} data-shape={shape} style={ground ? { '--ground': ground } : undefined}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  )
}
