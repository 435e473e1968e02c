import { afterPaint } from './after-paint.ts'

/**
 * Shows a tap in the next frame by an attribute that the stylesheet reacts to (`data-pending`), and runs the handler after that frame: a
 * React render first would take most of the frame's time. Taps during the handler are ignored.
 *
 * @param painted resolves when that frame has been painted
 */
export async function showPending({ dataset }: HTMLElement, work: () => Promise<void>, painted = afterPaint): Promise<void> {
  if ('pending' in dataset) return
  dataset['pending'] = ''
  try {
    await painted()
    await work()
  } finally {
    delete dataset['pending']
  }
}
