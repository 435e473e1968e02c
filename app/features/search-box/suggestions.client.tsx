'use client'
import { type PointerEvent, useEffect, useId, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { type Suggestion, suggestionHref, type SuggestionPaths } from '../../domain/search/suggestion.ts'
import { readSuggestions } from '../../shop-api/browser/suggestions.ts'
import { optionId, useCombobox } from '../../ui/combobox/use-combobox.ts'
import { announce } from '../../ui/live-region/announce.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import styles from './suggestions.module.css'

/** Minimum length of a text with suggestions. */
const SHORTEST = 2
/** Debounce of the typed text, in ms. */
const PAUSE_MS = 150

export interface SuggestionsProps {
  /** Id of the search field. */
  fieldId: string
  paths: SuggestionPaths
  labels: SuggestionLabels
  /** Language of product names. */
  productLang: Language | undefined
}

/** Suggestions whose names start with the typed text (EXT-03), below the search field. Enter without a selection searches as usual. */
export function Suggestions({ fieldId, paths, labels, productLang }: SuggestionsProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const items = text.length < SHORTEST ? [] : found
  const { isOpen, active } = useCombobox({ fieldId, listId, count: items.length, onInput: (typed) => setText(typed.trim()) })

  useEffect(() => {
    if (text.length < SHORTEST) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const result = await readSuggestions(text, abort.signal)
      if (abort.signal.aborted) return
      setFound(result ?? [])
      if (result) announce(result.length > 0 ? fillSlots(labels.found, { n: result.length }) : labels.none)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, labels])

  return (
    // A pointerdown here must not move focus out of the field: the list would close before the click.
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no text cursor and no links
      role="listbox"
      aria-label={labels.list}
      className={styles.root}
      hidden={!isOpen}
      tabIndex={-1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {items.map((item, index) => (
        <a
          key={`${item.kind} ${item.id}`}
          id={optionId(listId, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option is also a link, which can be opened in a new tab
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          href={suggestionHref(item, paths)}
        >
          <span className={styles.name} lang={item.kind === 'product' ? productLang : undefined}>
            {item.text}
          </span>
          {item.kind !== 'product' && (
            <span className={styles.kind}>
              {labels[item.kind]}
              {item.count !== undefined && ` (${item.count})`}
            </span>
          )}
        </a>
      ))}
    </div>
  )
}

function keepFocus(event: Pick<PointerEvent, 'preventDefault'>): void {
  event.preventDefault()
}
