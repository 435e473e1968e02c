import { FitAnswer } from '../features/fit/fit-answer.client.tsx'
import { fitTexts, placeLabels } from '../features/fit/fit-labels.ts'
import { PlaceDialog } from '../features/fit/place-dialog.client.tsx'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'

/** The panel of "Will it fit?": the answer of every card and product, and the dialog of the place, with labels that no page needs before. */
export async function fitPanel({ t }: Pick<PageInput<unknown>, 't'>): Promise<PanelParts> {
  return { answer: <FitAnswer texts={fitTexts(t)} />, dialog: <PlaceDialog labels={placeLabels(t)} /> }
}
