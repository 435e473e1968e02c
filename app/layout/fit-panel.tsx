import { FitAnswer } from '../features/fit/fit-answer.client.tsx'
import { fitTexts } from '../features/fit/fit-labels.ts'
import { FitsFilter } from '../features/fit/fits-filter.client.tsx'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'

/** The panel of those who have given a place: the answer of every card and product, and the link to what may fit (EXT-38). */
export async function fitPanel({ t }: Pick<PageInput<unknown>, 't'>): Promise<PanelParts> {
  return { answer: <FitAnswer texts={fitTexts(t)} />, filter: <FitsFilter label={t('product:fitsFilter')} /> }
}
