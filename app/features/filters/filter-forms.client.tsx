'use client'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { toQueryString } from '../../domain/filters.ts'
import { SEARCH_DEBOUNCE_MS } from '../../domain/refresh-intervals.ts'
import { filtersOfForm } from './form-filters.ts'
import { searchList } from './list-search.ts'
import { keepInOrder } from './range-bounds.ts'
import { followPress, markTree } from './tree-checks.ts'

interface FilterFormsProps {
  className?: string | undefined
  /** The forms, made on the server: nothing of them travels as data. */
  children: ReactNode
}

/** What scripts add to the filter forms inside: trees that follow a press, bounds in order, list search, and clean addresses. */
export function FilterForms({ className, children }: FilterFormsProps) {
  const root = useRef<HTMLDivElement>(null)
  const searchTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    root.current?.querySelectorAll<HTMLElement>('[data-tree]').forEach(markTree)
    return () => clearTimeout(searchTimer.current)
  }, [])

  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const tree = target.closest<HTMLElement>('[data-tree]')
    if (tree) followPress(tree, target)
    if (target.dataset['bound']) keepInOrder(target, 'change')
    if (target.type !== 'search') return
    clearTimeout(searchTimer.current)
    searchTimer.current = setTimeout(() => searchList(target), SEARCH_DEBOUNCE_MS)
  }
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.dataset['bound']) keepInOrder(target, 'blur')
  }
  // The list has been searched already; Enter must not send the form around it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search') event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    location.assign(new URL(event.target.action).pathname + toQueryString(filtersOfForm(event.target)))
  }
  return (
    <div ref={root} className={className} onChange={onChange} onBlur={onBlur} onKeyDown={onKeyDown} onSubmit={onSubmit}>
      {children}
    </div>
  )
}
