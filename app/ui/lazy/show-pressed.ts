import { afterPaint } from './after-paint.ts'

/**
 * Shows in the very next frame that a button was pressed, by an attribute that its sheet answers to (`data-pressed`), and does the work after
 * that frame: to have React draw first is most of what a press's own frame would cost. What is pressed meanwhile is not asked again.
 *
 * @param drawn resolves when that frame was drawn
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
