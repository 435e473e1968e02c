'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pluralForm } from '../../domain/plural-form.ts'
import type { SearchScope } from '../../domain/search/search-body.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { Button } from '../../ui/button/button.tsx'
import { NUMBER_SLOT } from './plural-templates.ts'

interface ShowButtonProps {
  /** Hits of what the page shows. */
  total: number
  scope: SearchScope
  language: Language
  /** The text by plural form, `{n}` for the number. */
  texts: Record<string, string>
  /** The text where nobody knows how many there are. */
  uncounted: string
}

/** Pause after a choice before its hits are counted. */
const PAUSE_MS = 300

/**
 * Submits its form; after each change of the form it shows how many products are left (GAP-73),
 * and no number where they could not be counted (EXT-70).
 */
export function ShowButton({ total, scope, language, texts, uncounted }: ShowButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Until the form has changed it is the panel's, which may be read again.
  const [counted, setCounted] = useState<{ hits: number | null } | null>(null)
  // A panel that is read again brings another object: a count under way goes on.
  const search = useEffectEvent(() => ({ scope, language }))
  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    let newest = new AbortController()
    const onChange = () => {
      // GAP-127: a newer request cancels the older, which then shows nothing.
      newest.abort()
      newest = new AbortController()
      const { signal } = newest
      const counting = import('./count-hits.ts')
      setTimeout(async () => {
        if (signal.aborted) return
        const hits = await counting.then(
          ({ countHits }) => countHits(form, { ...search(), signal }),
          // A count is not worth an error.
          () => null,
        )
        if (!signal.aborted) setCounted({ hits })
      }, PAUSE_MS)
    }
    form.addEventListener('change', onChange)
    return () => {
      newest.abort()
      form.removeEventListener('change', onChange)
    }
  }, [])
  const shown = counted ? counted.hits : total
  const text = shown === null ? uncounted : (texts[pluralForm(shown, language)] ?? texts['other'])
  return (
    <Button type="submit" ref={button} isWide>
      {text?.replace(NUMBER_SLOT, formatInteger(shown ?? 0))}
    </Button>
  )
}
