/** Whether the list under a field is open, and which option is active; -1 = none, the cursor is in the field. */
export interface ComboboxState {
  isOpen: boolean
  active: number
}

export const CLOSED: ComboboxState = { isOpen: false, active: -1 }

/**
 * Where a key leads (ARIA practices, combobox with a list): arrows go round, Home and End go to the ends once an option is active and are
 * the field's own before, Escape closes. null = the key is the field's.
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
