'use client'
import { useEffect, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { scrollEnds } from './scroll-ends.ts'

interface CarouselArrowsProps {
  /** Id of the scroll container. */
  listId: string
  previousLabel: string
  nextLabel: string
}

/** Arrows that scroll a carousel by one view; each is disabled at its end. */
export function CarouselArrows({ listId, previousLabel, nextLabel }: CarouselArrowsProps) {
  const [isAtStart, setIsAtStart] = useState(true)
  const [isAtEnd, setIsAtEnd] = useState(false)

  // After every rendering: a refresh that brings more slides or fewer renders the arrows, too, and nothing else tells of it.
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const update = () => {
      const ends = scrollEnds(list)
      setIsAtStart(ends.isAtStart)
      setIsAtEnd(ends.isAtEnd)
    }
    const sizes = new ResizeObserver(update)
    sizes.observe(list)
    // Not `scrollend`, which Safari has from 26.2 on.
    list.addEventListener('scroll', update)
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', update)
    }
  })

  function scrollBy(direction: -1 | 1) {
    const list = document.getElementById(listId)
    list?.scrollBy({ left: direction * list.clientWidth, behavior: motionAllowed() ? 'smooth' : 'instant' })
  }

  return (
    <>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeftIcon />}
        aria-controls={listId}
        aria-disabled={isAtStart}
        onClick={() => scrollBy(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<ChevronRightIcon />}
        aria-controls={listId}
        aria-disabled={isAtEnd}
        onClick={() => scrollBy(1)}
      />
    </>
  )
}

function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
