import type { Language } from '../../domain/language.ts'
import { type Photo, photoAlt, photoSrcSet } from '../../domain/product/photo.ts'
import { Picture } from '../../ui/picture/picture.tsx'

interface VendorPhotoProps {
  photo: Photo
  /** Name of the vendor. */
  name: string
  language: Language
  /** Rendered width, as in `<img sizes>`. */
  sizes: string
}

/** The vendor's shop (EXT-40). Its size is known before it loads, so nothing shifts. */
export function VendorPhoto({ photo, name, language, sizes }: VendorPhotoProps) {
  const { url, width, height, color } = photo
  return (
    <Picture
      src={url}
      srcSet={photoSrcSet(url)}
      width={width}
      height={height}
      alt={photoAlt(photo, name, language).alt}
      sizes={sizes}
      ground={color}
      shape="natural"
    />
  )
}
