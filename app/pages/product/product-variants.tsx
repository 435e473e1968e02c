import { textIn, type VariantGroup, type VariantOption } from '../../domain/product/variants.ts'
import { photoVariant } from '../../domain/product/photo.ts'
import type { PageInput } from '../../page.ts'
import { productHref } from '../../addresses/page-links.ts'
import { ImageTile } from '../../ui/tile/image-tile.tsx'
import { SwatchTile } from '../../ui/tile/swatch-tile.tsx'
import styles from './product-variants.module.css'

interface ProductVariantsProps {
  group: VariantGroup
  input: PageInput<unknown>
}

/**
 * Products that differ in one property, each linked to its page, which takes the place of this one
 * in the history; an unavailable one is not a link (GAP-86).
 */
export function ProductVariants({ group, input }: ProductVariantsProps) {
  const { language, t } = input
  const selected = group.options.find(({ isChecked }) => isChecked)
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <span>{textIn(group.translations, language)}</span>
        {selected && <span className={styles.chosen}>{textIn(selected.values, language)}</span>}
      </legend>
      <ul className={styles.options} data-type={group.type}>
        {group.options.map((option) => (
          <li key={option.id}>
            {option.isActive || option.isChecked ? (
              <a
                className={styles.option}
                href={productHref(option.product, language)}
                data-replace
                aria-current={option === selected ? 'true' : undefined}
                title={textIn(option.values, language)}
              >
                <OptionFace option={option} group={group} text={textIn(option.values, language)} />
              </a>
            ) : (
              <span className={styles.option} aria-disabled="true" title={textIn(option.values, language)}>
                <OptionFace option={option} group={group} text={textIn(option.values, language)} />
                <span className="visually-hidden">{` (${t('product:badgeSoldOut')})`}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function OptionFace({ option, group, text }: { option: VariantOption; group: VariantGroup; text: string }) {
  if (group.type === 'IMAGE' && option.imageUrl) {
    return <ImageTile src={photoVariant(option.imageUrl, 320)} alt={text} />
  }
  if (group.type === 'COLOUR' && option.color) {
    return (
      <>
        <SwatchTile color={option.color} />
        <span className="visually-hidden">{text}</span>
      </>
    )
  }
  return text
}
