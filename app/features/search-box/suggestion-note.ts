import { fillSlots } from '../../domain/fill-slots.ts'
import type { SuggestionNote } from '../../domain/search/suggested-options.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'

/** A note as text. @param text the text in the field */
export function noteText(note: SuggestionNote, text: string, labels: SuggestionLabels): string {
  const quoted = (each: string) => fillSlots(labels.quoted, { text: each })
  switch (note.kind) {
    case 'saved':
      return labels.saved
    case 'nothing':
      return fillSlots(labels.nothing, { text: quoted(text) })
    case 'corrected':
      return fillSlots(labels.corrected, { typed: quoted(note.typed), meant: quoted(note.meant) })
    case 'without':
      return fillSlots(labels.without, { words: note.words.map(quoted).join(', ') })
  }
}
