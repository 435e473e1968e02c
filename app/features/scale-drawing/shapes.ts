// Outlines in a box of 100 by 100, drawn with lines that keep their width however the box is stretched. The feet stand at y 100.
import type { DrawnKind } from '../../domain/product/drawn-kind.ts'
import type { ScaleDrawing } from '../../domain/product/scale-drawing.ts'

/** A product from its front, and from its side; without a side of its own it looks the same. */
export const SHAPES: Readonly<Record<DrawnKind, { front: string; side?: string }>> = {
  chair: {
    front: 'M10 0H90V52H100V62H96V100H86V66H14V100H4V62H0V52H10ZM10 52H90',
    side: 'M0 0H12L20 52H100V62H96V100H86V66H26L14 100H4L12 60Z',
  },
  table: { front: 'M0 0H100V8H96V100H90V14H10V100H4V8H0ZM10 8H90' },
  sofa: {
    front: 'M6 8H94V38H100V92H94V100H86V92H14V100H6V92H0V38H6ZM6 38H12V62H88V38H94M50 62V82M12 62V82H88V62',
    side: 'M0 8H22L30 50H100V92H94V100H86V92H14V100H6V92H0ZM30 60H100',
  },
  lamp: { front: 'M24 0H76L100 36H0ZM47 36H53V94H80V100H20V94H47Z' },
  pendant: { front: 'M50 0V42M20 84Q20 42 50 42Q80 42 80 84L100 100H0Z' },
  rug: { front: 'M0 0H100V100H0ZM7 5H93V95H7ZM50 22L74 50L50 78L26 50Z' },
  mirror: { front: 'M0 0H100V100H0ZM8 6H92V94H8ZM24 46L58 14M24 66L78 16' },
  vessel: { front: 'M34 0H66V10Q66 20 86 32Q110 50 94 76Q84 94 70 100H30Q16 94 6 76Q-10 50 14 32Q34 20 34 10ZM34 10H66' },
  cabinet: {
    front: 'M0 0H100V90H96V100H88V90H12V100H4V90H0ZM0 8H100M50 8V90M44 46V54M56 46V54',
    side: 'M0 0H100V90H96V100H84V90H16V100H4V90H0ZM0 8H100',
  },
}

/** A person from the front, and a hand held up. */
export const FIGURES: Readonly<Record<ScaleDrawing['figure'], string>> = {
  person:
    'M50 0Q64 0 64 7Q64 15 50 15Q36 15 36 7Q36 0 50 0ZM30 18H70Q86 18 90 28L98 52H86L76 32V56L72 100H54L50 60L46 100H28L24 56V32L14 52H2L10 28Q14 18 30 18Z',
  hand: 'M34 100V80Q14 68 4 46Q12 38 22 50L32 60V14Q38 8 44 14V44V4Q50 -2 56 4V44V8Q62 2 68 8V46V18Q74 12 80 18V70Q78 84 70 90V100Z',
}
