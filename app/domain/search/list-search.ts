import { fold } from '../slug.ts'

/** Whether a long list of checkboxes keeps an entry while something is typed: case and marks do not matter (spec §5). */
export function matchesListSearch(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed.trim()))
}
