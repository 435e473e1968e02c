'use client'
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './next-tab.ts'
import styles from './tabs.module.css'

interface Tab {
  /** Also the URL fragment. */
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
}

/** Tab panels. As HTML the tabs are links and `:target` selects the panel; with scripts they are ARIA tabs with arrow keys. */
export function Tabs({ label, tabs }: TabsProps) {
  // By its id: a refresh may leave out a tab before it.
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const hash = useSyncExternalStore(subscribeToHash, hashInBrowser, hashOnServer)
  const isPlain = hash === null
  const selected = Math.max(
    tabs.findIndex(({ id }) => id === (chosen ?? hash)),
    0,
  )

  function moveByKey(event: KeyboardEvent) {
    const next = nextTab(event, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    setChosen(tabs[next]?.id ?? null)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div className={styles.root} data-plain={isPlain || undefined}>
      <div ref={list} className={styles.list} role={isPlain ? 'navigation' : 'tablist'} aria-label={label}>
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            className={styles.tab}
            href={`#${id}`}
            {...(isPlain
              ? {}
              : { role: 'tab', 'aria-selected': index === selected, 'aria-controls': id, tabIndex: index === selected ? 0 : -1 })}
            onKeyDown={moveByKey}
            onClick={(event) => {
              event.preventDefault()
              setChosen(id)
            }}
          >
            {title}
          </a>
        ))}
      </div>
      <div>
        {tabs.map(({ id, content }, index) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            {...(isPlain ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0, hidden: index !== selected })}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

function subscribeToHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function hashInBrowser(): string {
  return location.hash.slice(1)
}

/** The server never receives the URL fragment: null renders plain HTML. */
function hashOnServer(): null {
  return null
}
