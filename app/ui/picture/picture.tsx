import styles from './picture.module.css'

interface PictureProps {
  src: string
  /** Its widths, as in `<img srcset>`. */
  srcSet?: string
  /** Intrinsic size in px, which reserves the space before the picture loads. */
  width: number
  height: number
  /** Empty if adjacent text already names the picture. */
  alt: string
  /** Rendered width, as in `<img sizes>`. */
  sizes: string
  /** The page's largest contentful picture: fetched with high priority. @default false */
  isPriority?: boolean
  /** Dominant colour (CSS), shown until the picture has loaded. */
  ground?: string | undefined
  /** `portrait` is 4:5, `natural` keeps the picture's own ratio. @default 'portrait' */
  shape?: 'portrait' | 'natural'
}

/** A picture without layout shift. */
export function Picture({ src, srcSet, width, height, alt, sizes, isPriority = false, ground, shape = 'portrait' }: PictureProps) {
  return (
    <span className={styles.root} data-shape={shape} style={ground ? { '--ground': ground } : undefined}>
      <img
        className={styles.image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </span>
  )
}
