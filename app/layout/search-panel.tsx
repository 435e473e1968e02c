import { sourceLang } from '../domain/language.ts'
import { suggestionPaths } from '../addresses/page-links.ts'
import type { PageInput } from '../page.ts'
import type { PanelParts } from '../ui/panel/panel-source.ts'
import { SaveSearchDialog } from '../features/saved-searches/save-search-dialog.client.tsx'
import { savedSearchesLabels, saveSearchLabels } from '../features/saved-searches/saved-searches-labels.ts'
import { SEARCH_FIELD_ID } from '../features/search-box/search-field-id.ts'
import { suggestionLabels } from '../features/search-box/suggestion-labels.ts'
import { Suggestions } from '../features/search-box/suggestions.client.tsx'

/** The panel of the search field: its suggestions and the dialog that saves a search, with the labels that no page needs before. */
export async function searchPanel({ language, t }: Pick<PageInput<unknown>, 'language' | 't'>): Promise<PanelParts> {
  const list = { catalog: suggestionPaths(language).catalog, labels: savedSearchesLabels(t) }
  return {
    save: <SaveSearchDialog labels={saveSearchLabels(t)} list={list} />,
    suggestions: (
      <Suggestions
        fieldId={SEARCH_FIELD_ID}
        paths={suggestionPaths(language)}
        labels={suggestionLabels(t)}
        language={language}
        productLang={sourceLang(language)}
      />
    ),
  }
}
