import { placeLabels } from '../features/fit/fit-labels.ts'
import { PlaceDialog } from '../features/fit/place-dialog.client.tsx'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'

/** The dialog of the visitor's place (EXT-38): a panel of its own, for the answers are needed on every page, and its fields seldom. */
export async function placePanel({ t }: Pick<PageInput<unknown>, 't'>): Promise<PanelParts> {
  return { dialog: <PlaceDialog labels={placeLabels(t)} /> }
}
