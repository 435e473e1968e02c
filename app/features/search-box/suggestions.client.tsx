'use client'
import { type PointerEvent, useId, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { savedOptions, type SuggestedOption, suggestedOptions } from '../../domain/search/suggested-options.ts'
import { searchHref, suggestionHref, type SuggestionPaths } from '../../domain/search/suggestion.ts'
import { optionId, useCombobox } from '../../ui/combobox/use-combobox.ts'
import { searchOpened, useSavedSearches } from '../../shop-api/browser/saved-searches.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import { noteText } from './suggestion-note.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.client.ts'

interface SuggestionsProps {
  /** Id of the search field. */
  fieldId: string
  paths: SuggestionPaths
  labels: SuggestionLabels
  language: Language
  /** Language of product names. */
  productLang: Language | undefined
}

/** Suggestions for the typed text (EXT-03, EXT-26), below the search field. Enter without a selection searches as usual. */
export function Suggestions({ fieldId, paths, labels, language, productLang }: SuggestionsProps) {
  const listId = useId()
  const [searched] = useState(() => searchedText(fieldId))
  const [typed, setTyped] = useState(searched)
  // The page has the results of the text that it searched.
  const found = useSuggestions(typed === searched ? '' : typed, labels)
  const saved = useSavedSearches()
  const { notes, options } = typed === '' ? savedOptions(saved) : suggestedOptions(found)
  const { isOpen, active } = useCombobox({
    fieldId,
    listId,
    count: options.length,
    optionsOf: found.text,
    onInput: (text) => setTyped(text.trim()),
  })

  return (
    // A pointerdown here must not move focus out of the field: the list would close before the click.
    <div className={styles.root} hidden={!isOpen} onPointerDown={keepFocus} onMouseDown={keepFocus} role="presentation">
      {notes.map((note) => (
        <p key={noteText(note, found.text, labels)} className={styles.note}>
          {noteText(note, found.text, labels)}
        </p>
      ))}
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no text cursor and no links
        role="listbox"
        aria-label={labels.list}
        className={styles.list}
        tabIndex={-1}
      >
        {options.map((option, index) => (
          <a
            key={keyOf(option)}
            id={optionId(listId, index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option is also a link, which can be opened in a new tab
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            data-all={option.kind === 'all' || undefined}
            href={hrefOf(option, found.text, paths)}
            onClick={() => option.kind === 'saved' && void searchOpened(option.query)}
          >
            <SuggestionOption option={option} text={found.text} labels={labels} language={language} productLang={productLang} />
          </a>
        ))}
      </div>
    </div>
  )
}

function keyOf(option: SuggestedOption): string {
  if (option.kind === 'all') return option.kind
  return `${option.kind} ${option.kind === 'saved' ? option.query : option.id}`
}

function hrefOf(option: SuggestedOption, text: string, paths: SuggestionPaths): string {
  if (option.kind === 'all') return searchHref(text, paths)
  return option.kind === 'saved' ? paths.catalog + option.query : suggestionHref(option, paths)
}

/** The text that the page searched. */
function searchedText(fieldId: string): string {
  const field = document.getElementById(fieldId)
  return field instanceof HTMLInputElement ? field.defaultValue.trim() : ''
}

function keepFocus(event: Pick<PointerEvent, 'preventDefault'>): void {
  event.preventDefault()
}
