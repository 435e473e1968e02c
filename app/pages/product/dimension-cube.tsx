import type { Language } from '../../domain/language.ts'
import { formatCentimetres } from '../../domain/product/format-length.ts'
import type { Dimension } from '../../domain/product/product.ts'
import styles from './dimension-cube.module.css'

/** Side of the square in which the cube is drawn, in CSS pixels (spec §9). */
const DIMENSION_CUBE_PX = 200

/** End points of the cube's labelled edges in the drawing, and positions of the numbers. */
const EDGES = {
  width: { from: [22, 176], to: [118, 176], label: [70, 192] },
  height: { from: [12, 68], to: [12, 164], label: [6, 56] },
  depth: { from: [130, 172], to: [178, 132], label: [168, 166] },
} as const

/** Dimensions as labels of a drawn cube, for products without a shape of their own. */
export function DimensionCube({ dimensions, language }: { dimensions: readonly Dimension[]; language: Language }) {
  return (
    <svg className={styles.root} width={DIMENSION_CUBE_PX} height={DIMENSION_CUBE_PX} viewBox="0 0 200 200" aria-hidden="true">
      <path className={styles.hidden} d="M22 164 L70 124 H166 M70 124 V28" />
      <path className={styles.faces} d="M22 68 H118 V164 H22 Z M22 68 L70 28 H166 L118 68 M166 28 V124 L118 164" />
      {dimensions.map(({ id, value }) => (
        <g key={id}>
          <line className={styles.measure} x1={EDGES[id].from[0]} y1={EDGES[id].from[1]} x2={EDGES[id].to[0]} y2={EDGES[id].to[1]} />
          <text className={styles.value} x={EDGES[id].label[0]} y={EDGES[id].label[1]}>
            {formatCentimetres(value, language)}
          </text>
        </g>
      ))}
    </svg>
  )
}
