import { expect, test } from 'vitest'
import { liftOver } from './lift.ts'

const WINDOW = 844
const BOTTOM_BAR = { top: 784, bottom: 844 }
const CONSENT = { top: 570, bottom: 776 }

test.each([
  ['nothing', [], 16],
  ['the bottom bar', [BOTTOM_BAR], 76],
  ['the bar that asks for consent, over it', [CONSENT, BOTTOM_BAR], 290],
  ['that bar alone, a little above the edge', [{ top: 700, bottom: 828 }], 160],
  ['something far above the edge', [{ top: 500, bottom: 600 }], 16],
  ['a dialog that covers most of the window', [{ top: 100, bottom: 844 }], 16],
  ['a header', [{ top: 0, bottom: 100 }, BOTTOM_BAR], 76],
] as const)('over %s', (_, boxes, lift) => expect(liftOver(boxes, WINDOW)).toBe(lift))
