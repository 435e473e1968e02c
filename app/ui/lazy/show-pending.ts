import { afterPaint } from './after-paint.ts'

/**
 * Shows a tap in the next frame by an attribute that the stylesheet reacts to (`data-pressed`), and runs the handler after that frame: a
 * React render first would take most of the frame's time. Taps during the handler are ignored.
 *
 * @param drawn resolves when that frame has been painted
 */
export async function showPressed({ dataset }: HTMLElement, work: () => Promise<void>, drawn = afterPaint): Promise<void> {
  if ('pressed' in dataset) return
  dataset['pressed'] = ''
  try {
    await drawn()
    await work()
  } finally {
    delete dataset['pressed']
  }
}
