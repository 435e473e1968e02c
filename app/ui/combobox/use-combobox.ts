import { useEffect, useEffectEvent, useState } from 'react'
import { CLOSED, moveInCombobox, OPEN } from './move-in-combobox.ts'

interface ComboboxInput {
  /** Id of a server-rendered field; this hook sets its role and states. */
  fieldId: string
  /** Id of the listbox element; its options have ids from optionId. */
  listId: string
  /** Number of options. */
  count: number
  /** The text that the options are for: with other options none is active, because a late response would put another one under the cursor. */
  optionsOf: string
  /** Called with the field's text on every input. */
  onInput: (text: string) => void
}

/** Id of an option. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Turns a field into a combobox with a listbox (ARIA 1.2): focus stays in the field, aria-activedescendant names the active option. Typing or
 * a click opens the list if it has options. Enter clicks the active option; without one it submits the form.
 */
export function useCombobox({ fieldId, listId, count, optionsOf, onInput }: ComboboxInput) {
  // The list may arrive after the click that asked for it.
  const [state, setState] = useState(() => (document.activeElement?.id === fieldId ? OPEN : CLOSED))
  const isOpen = state.isOpen && count > 0
  const [activeOf, setActiveOf] = useState(optionsOf)
  const active = isOpen && activeOf === optionsOf && state.active < count ? state.active : -1

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // During IME composition keys belong to the input method.
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter') {
      setState(CLOSED)
      if (active < 0) return
      event.preventDefault()
      document.getElementById(optionId(listId, active))?.click()
      return
    }
    const next = moveInCombobox(event.key, { isOpen, active }, count)
    if (!next) return
    event.preventDefault()
    setState(next)
    setActiveOf(optionsOf)
  })
  const onTyped = useEffectEvent((text: string) => {
    setState(OPEN)
    onInput(text)
  })

  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLInputElement)) return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.setAttribute('aria-controls', listId)
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('input', () => onTyped(field.value), { signal })
    field.addEventListener('click', () => setState((known) => (known.isOpen ? known : OPEN)), { signal })
    field.addEventListener('blur', () => setState(CLOSED), { signal })
    // Text typed before hydration.
    if (field.value !== field.defaultValue && field === document.activeElement) field.dispatchEvent(new Event('input'))
    return () => listening.abort()
  }, [fieldId, listId])

  useEffect(() => {
    const field = document.getElementById(fieldId)
    const option = active < 0 ? null : optionId(listId, active)
    field?.setAttribute('aria-expanded', String(isOpen))
    if (option === null) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', option)
    if (option !== null) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [fieldId, listId, isOpen, active])

  return { isOpen, active }
}
