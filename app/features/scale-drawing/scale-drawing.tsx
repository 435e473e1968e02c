import { DRAWING_PX, type DrawnBox, type ScaleDrawing as Drawing } from '../../domain/product/scale-drawing.ts'
import styles from './scale-drawing.module.css'
import { FIGURES, SHAPES } from './shapes.ts'

interface ScaleDrawingProps {
  drawing: Drawing
  /** Text alternative. */
  label: string
  /** Measures at the sides, formatted; null: not drawn. */
  measures: { across: string; rise: string; depth: string | null }
}

/** Distance of a measure's line from its shape, in px. */
const OFFSET_PX = 6

/** A product beside a person or a hand, all to one scale (EXT-32). */
export function ScaleDrawing({ drawing, label, measures }: ScaleDrawingProps) {
  const { kind, figure, figureBox, front, side } = drawing
  const shape = SHAPES[kind]
  const last = side ?? front
  const below = front.y + front.height + OFFSET_PX
  const beside = last.x + last.width + OFFSET_PX
  return (
    <svg
      className={styles.root}
      width={DRAWING_PX.width}
      height={DRAWING_PX.height}
      viewBox={`0 0 ${DRAWING_PX.width} ${DRAWING_PX.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need an address; the drawing is in place
      role="img"
      aria-label={label}
    >
      <path className={styles.figure} d={FIGURES[figure]} transform={intoBox(figureBox)} />
      <path d={shape.front} transform={intoBox(front)} />
      {side && <path d={shape.side ?? shape.front} transform={intoBox(side)} />}
      <path className={styles.measures} d={linesOf(drawing, { below, beside })} />
      <text x={front.x + front.width / 2} y={below + 14}>
        {measures.across}
      </text>
      {side && (
        <text x={side.x + side.width / 2} y={below + 14}>
          {measures.depth}
        </text>
      )}
      <text className={styles.rise} x={beside + 4} y={last.y + last.height / 2}>
        {measures.rise}
      </text>
    </svg>
  )
}

function intoBox({ x, y, width, height }: DrawnBox): string {
  return `translate(${x} ${y}) scale(${width / 100} ${height / 100})`
}

/** The ground, the widths below it and the height beside the last shape. */
function linesOf({ figureBox, front, side }: Drawing, { below, beside }: { below: number; beside: number }): string {
  const across = ({ x, width }: DrawnBox) => `M${x} ${below}h${width}`
  const ground = `M${figureBox.x - 8} ${front.y + front.height}H${beside}`
  return [ground, across(front), ...(side ? [across(side)] : []), `M${beside} ${front.y}v${front.height}`].join('')
}
