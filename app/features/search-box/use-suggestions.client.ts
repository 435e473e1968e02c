import { useEffect, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { suggestedOptions } from '../../domain/search/suggested-options.ts'
import type { Suggestions } from '../../domain/search/suggestion.ts'
import { readSuggestions } from '../../shop-api/browser/suggestions.ts'
import { announce } from '../../ui/live-region/announce.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import { noteText } from './suggestion-note.ts'

/** Minimum length of a text with suggestions. */
const SHORTEST = 2
/** Debounce of the typed text, in ms. */
const PAUSE_MS = 150

/** Suggestions and the text that they belong to, which is what was typed at the last pause. */
type FoundSuggestions = Suggestions & { text: string }

const NONE: FoundSuggestions = { text: '', items: [] }

/** Suggestions for a text: one request a pause, cancelled by the next letter. Their notes and their number are announced. */
export function useSuggestions(text: string, labels: SuggestionLabels): FoundSuggestions {
  const [found, setFound] = useState(NONE)
  const isLongEnough = text.length >= SHORTEST

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const result = await readSuggestions(text, abort.signal)
      if (abort.signal.aborted) return
      setFound(result ? { ...result, text } : NONE)
      if (result) announce(announcement(result, text, labels))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isLongEnough, labels])

  return isLongEnough ? found : NONE
}

function announcement(result: Suggestions, text: string, labels: SuggestionLabels): string {
  const { notes, options } = suggestedOptions(result)
  const found = options.length > 0 ? fillSlots(labels.found, { n: options.length }) : labels.none
  return [...notes.map((note) => noteText(note, text, labels)), found].join(' ')
}
