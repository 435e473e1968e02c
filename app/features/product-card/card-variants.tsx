import type { ListingItem } from '../../domain/product/listing-item.ts'

/** The first variants of a product, and a text with the number of the others. */
export interface ShownVariants {
  shown: ListingItem['variants']
  more?: string
}

interface CardVariantsProps extends ShownVariants {
  /** Accessible name of the list. */
  label: string
  /** Class names of card-variants.module.css. */
  classes: CSSModuleClasses
}

/** Side length of a variant's picture (spec §9). */
const VARIANT_PX = 28

/** The first variants of a product as pictures, colours or texts, and the number of the others (CARD-12, CARD-13). */
export function CardVariants({ shown, more, label, classes }: CardVariantsProps) {
  return (
    <ul className={classes['root']} aria-label={label}>
      {shown.map(({ id, imageUrl, color, text }) => (
        <li key={id} title={text}>
          <Variant imageUrl={imageUrl} color={color} text={text} className={classes['color']} />
        </li>
      ))}
      {more !== undefined && <li>{more}</li>}
    </ul>
  )
}

type VariantProps = Pick<ListingItem['variants'][number], 'imageUrl' | 'color' | 'text'> & { className: string | undefined }

function Variant({ imageUrl, color, text, className }: VariantProps) {
  if (imageUrl) return <img src={imageUrl} width={VARIANT_PX} height={VARIANT_PX} alt={text} loading="lazy" decoding="async" />
  if (!color) return text
  return (
    <>
      <i className={className} style={{ '--swatch': color }} />
      <span className="visually-hidden">{text}</span>
    </>
  )
}
