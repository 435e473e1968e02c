import { drawnKind } from '../../domain/product/drawn-kind.ts'
import { formatCentimetres, formatInches } from '../../domain/product/format-length.ts'
import type { Dimension, Product } from '../../domain/product/product.ts'
import { HAND_CM, PERSON_CM, scaleDrawing } from '../../domain/product/scale-drawing.ts'
import { sizeOf } from '../../domain/product/size.ts'
import { WillItFit } from '../../features/fit/will-it-fit.client.tsx'
import { href } from '../../addresses/href.ts'
import { ScaleDrawing } from '../../features/scale-drawing/scale-drawing.tsx'
import type { PageInput } from '../../page.ts'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { DimensionCube } from './dimension-cube.tsx'
import styles from './product-dimensions.module.css'

interface ProductDimensionsProps {
  input: PageInput<unknown>
  product: Product
}

/** The dimensions as a list, and as a drawing to scale; a cube where the product has no shape of its own (EXT-32). */
export function ProductDimensions({ input, product }: ProductDimensionsProps) {
  const { t, language, market } = input
  const { dimensions } = product
  if (dimensions.length === 0) return null
  const centimetres = centimetresIn(input)
  const inches = (cm: number) => t('product:inches', { value: formatInches(cm, language) })
  return (
    <section aria-labelledby="dimensions" className={styles.root}>
      <h2 id="dimensions" className={styles.title}>
        {t('product:dimensions')}
      </h2>
      <div className={styles.body}>
        <Drawing input={input} product={product} />
        <div className={styles.list}>
          <FactList
            facts={dimensions.map(({ label, value }) => ({
              term: label,
              value: (
                <>
                  <span>{centimetres(value)}</span> <span className={styles.inches}>{inches(value)}</span>
                </>
              ),
            }))}
          />
          <WillItFit
            part="answer"
            product={{ size: sizeOf(dimensions) }}
            address={href('home', {}, language)}
            label={t('product:fitChange')}
            failed={t('common:errorText')}
          />
          {!market.usesInches && (
            // Works by styles alone.
            <label className={styles.switch}>
              <input type="checkbox" name="inches" /> <span>{t('product:showInches')}</span>
            </label>
          )}
        </div>
      </div>
    </section>
  )
}

function Drawing({ input, product }: ProductDimensionsProps) {
  const { t, language } = input
  const { dimensions } = product
  const size = sizeOf(dimensions)
  const kind = drawnKind(product)
  const drawing = kind && scaleDrawing(kind, size)
  const centimetres = centimetresIn(input)
  if (!drawing) return <DimensionCube dimensions={dimensions} language={language} />
  const sides = dimensions.map(({ label, value }) => `${label} ${centimetres(value)}`).join(', ')
  const rise: Dimension['id'] = drawing.kind === 'rug' ? 'depth' : 'height'
  return (
    <ScaleDrawing
      drawing={drawing}
      label={
        drawing.figure === 'person'
          ? t('product:drawnWithPerson', { sides, height: PERSON_CM })
          : t('product:drawnWithHand', { sides, length: HAND_CM })
      }
      measures={{
        across: centimetres(size.width ?? 0),
        rise: centimetres(size[rise] ?? 0),
        depth: size.depth === null ? null : centimetres(size.depth),
      }}
    />
  )
}

/** How the page says a length: "62,5 cm". */
function centimetresIn({ t, language }: PageInput<unknown>): (cm: number) => string {
  return (cm) => t('product:centimetres', { value: formatCentimetres(cm, language) })
}
