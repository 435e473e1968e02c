/** Whether the listbox is open, and which option is active; -1 = none, the cursor is in the field. */
export interface ComboboxState {
  isOpen: boolean
  active: number
}

export const CLOSED: ComboboxState = { isOpen: false, active: -1 }
/** Open, with the cursor in the field. */
export const OPEN: ComboboxState = { isOpen: true, active: -1 }

/**
 * The state after a key (ARIA practices, combobox with listbox): arrows wrap around, Home and End move to the ends while an option is active
 * and otherwise keep their effect in the field, Escape closes. null = the field handles the key.
 */
export function moveInCombobox(key: string, { isOpen, active }: ComboboxState, count: number): ComboboxState | null {
  if (key === 'Escape') return isOpen ? CLOSED : null
  if (count === 0) return null
  const to = (index: number) => ({ isOpen: true, active: index })
  const last = count - 1
  if (key === 'ArrowDown') return to(isOpen && active < last ? active + 1 : 0)
  if (key === 'ArrowUp') return to(isOpen && active > 0 ? active - 1 : last)
  if (!isOpen || active < 0) return null
  if (key === 'Home') return to(0)
  return key === 'End' ? to(last) : null
}
