import { expect, test } from 'vitest'
import { hasArrows, MIN_SLIDE_WIDTH_PX, slidesInView } from './carousel.ts'

test.each([
  ['UIK-32: 2.2 on mobile', true, 390, 2.2],
  ['UIK-33: up to 4 on desktop', false, 2_000, 4],
  ['UIK-34: four of 268 px', false, 1_072, 4],
  ['UIK-34: no slide is narrower than 268 px', false, 1_071, 3],
  ['UIK-34: one at least', false, 200, 1],
])('%s', (_sentence, isMobile, widthPx, slides) => {
  expect(slidesInView({ isMobile, widthPx })).toBe(slides)
})

test('UIK-34: the min slide width is 268 px', () => expect(MIN_SLIDE_WIDTH_PX).toBe(268))

test.each([
  ['UIK-35', true, 1, false],
  ['UIK-35', true, 2, true],
  ['UIK-36', false, 4, false],
  ['UIK-36', false, 5, true],
])('%s: on mobile (%s) %i items have arrows: %s', (_id, isMobile, itemCount, expected) => {
  expect(hasArrows({ isMobile, itemCount })).toBe(expected)
})
