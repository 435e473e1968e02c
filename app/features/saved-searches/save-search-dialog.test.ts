import { expect, test, vi } from 'vitest'
import { createTranslator } from '../../i18n/translator.ts'
import { savedSearches } from '../../shop-api/browser/saved-searches.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { runIsland } from '../../testing/run-island.ts'
import { stubFormPage } from '../../testing/sent-form.ts'
import { DialogClosed } from '../../ui/dialog/dialog-closed.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { SaveSearchDialog } from './save-search-dialog.client.tsx'
import { type SaveSearchLabels, savedSearchesLabels, saveSearchLabels } from './saved-searches-labels.ts'
import { SearchToSaveContext } from './search-to-save.ts'

const LABELS = { saved: 'saved {name}', notSaved: 'not saved' } as SaveSearchLabels
const FULL = {
  ...memoryStorage(),
  setItem: () => {
    throw new Error('full')
  },
}

test.each([
  ['with its own name', ' Do kuchni ', memoryStorage, 200, ['saved Do kuchni'], [{ name: 'Do kuchni', seen: [3] }]],
  ['without one', ' ', memoryStorage, 200, ['saved Fotele'], [{ name: 'Fotele', seen: [3] }]],
  ['while nobody can tell what is new', '', memoryStorage, 503, ['saved Fotele'], [{ name: 'Fotele', seen: null }]],
  ['in a storage that is full', '', () => FULL, 200, ['not saved'], []],
])('EXT-28: a search is saved %s', async (_how, typed, storage, status, says, kept) => {
  stubFormPage({ name: typed })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [{ id: 3 }] } }, { status }))
  const contexts = new Map<object, unknown>([
    [SearchToSaveContext, { name: 'Fotele', query: '?categories=145&page=3' }],
    [DialogClosed, () => undefined],
  ])
  const list = { catalog: '/produkty', labels: {} } as never
  const island = runIsland(() => SaveSearchDialog({ labels: LABELS, list }), contexts)
  const preventDefault = vi.fn<() => void>()
  elementsOf(island.current, 'form')[0]?.onSubmit?.({ preventDefault } as never)
  expect(preventDefault, 'the page stays').toHaveBeenCalledOnce()
  const shown = [
    ...elementsOf(island.current, FocusedText).map(({ children }) => children),
    ...elementsOf(island.current, FailureNote).flatMap(({ text }) => text ?? []),
  ]
  expect(shown).toEqual(says)
  await vi.waitFor(() => expect(savedSearches()).toEqual(kept.map((one) => ({ ...one, query: '?categories=145' }))))
})

test('EXT-28: what the dialog and the list say names the search, how much is new, and how many can be saved', async () => {
  const t = await createTranslator('pl')
  expect([saveSearchLabels(t), savedSearchesLabels(t)]).toMatchInlineSnapshot(`
    [
      {
        "close": "Zamknij",
        "hint": "Tylko w tej przeglądarce, najwyżej 20.",
        "name": "Nazwa",
        "notSaved": "Ta przeglądarka nie pozwala niczego zapisać.",
        "save": "Zapisz",
        "saved": "Zapisano: {name}",
        "title": "Zapisz wyszukiwanie",
      },
      {
        "news": "Nowe: {n}",
        "none": "Nie masz zapisanych wyszukiwań.",
        "remove": "Usuń wyszukiwanie: {name}",
        "removed": "Usunięto wyszukiwanie: {name}",
        "title": "Zapisane wyszukiwania",
      },
    ]
  `)
})
