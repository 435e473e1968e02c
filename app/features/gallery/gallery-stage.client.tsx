'use client'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { opensHere } from '../../ui/opens-here.ts'
import type { ZoomDialog, ZoomLabels, ZoomPhoto } from './zoom-dialog.client.tsx'

const loadZoom = async () => import('./zoom-dialog.client.tsx')

interface GalleryStageProps {
  className: string | undefined
  labels: ZoomLabels
  /** Photographs and thumbnails, as links that work without this island. */
  children: ReactNode
}

/**
 * Handles a gallery's links in place: thumbnails scroll the row and follow it, photographs are enlarged under a mouse and open full screen. The
 * full-screen view loads, and the photographs in the size that is shown, when a pointer moves over the gallery or the focus reaches it; not for a pointer
 * that rests where the gallery appears. If the view cannot load, the link opens the picture.
 */
export function GalleryStage({ className, labels, children }: GalleryStageProps) {
  const root = useRef<HTMLDivElement>(null)
  const leadOn = useLeadOn()
  const [zoomed, setZoomed] = useState<{ Dialog: typeof ZoomDialog; photos: ZoomPhoto[]; first: number } | null>(null)
  useEffect(() => markVisible(root.current), [])

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!opensHere(event) || !(event.target instanceof Element)) return
    const photo = event.target.closest<HTMLAnchorElement>('a[data-zoom]')
    const target = event.target.closest('[data-thumbnails] a')?.getAttribute('href')
    if (!photo && !target) return
    event.preventDefault()
    if (photo) void zoomInto(photo)
    else if (target) showSlide(root.current, target)
  }

  async function zoomInto({ dataset, href }: HTMLAnchorElement) {
    try {
      const { ZoomDialog: Dialog } = await loadZoom()
      setZoomed({ Dialog, photos: photosIn(root.current), first: Number(dataset['zoom']) })
    } catch {
      await leadOn(href)
    }
  }

  const onClose = (shown: number) => {
    setZoomed(null)
    showSlide(root.current, `#photo-${shown + 1}`)
    // Closed, the dialog has given the focus back to the photo that it was opened from.
    root.current?.querySelector<HTMLElement>(`[data-zoom="${shown}"]`)?.focus({ preventScroll: true })
  }

  const isNear = useRef(false)
  const onApproach = () => {
    sharpen(root.current)
    if (!isNear.current) void loadZoom().catch(() => undefined)
    isNear.current = true
  }

  return (
    // Delegation: the links inside receive clicks and focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegation
    <div
      ref={root}
      className={className}
      onClick={onClick}
      onPointerDown={onApproach}
      onPointerMove={(event) => {
        onApproach()
        lookAt(event)
      }}
      onFocus={onApproach}
    >
      {children}
      {zoomed && <zoomed.Dialog photos={zoomed.photos} first={zoomed.first} labels={labels} onClose={onClose} />}
    </div>
  )
}

/** Tells the style sheet which part of the photo the mouse is at. */
function lookAt({ target, pointerType, clientX, clientY }: PointerEvent): void {
  const link = pointerType === 'mouse' && target instanceof Element ? target.closest<HTMLElement>('a[data-zoom]') : null
  if (!link) return
  const { left, top, width, height } = link.getBoundingClientRect()
  link.style.setProperty('--look-x', `${((clientX - left) / width) * 100}%`)
  link.style.setProperty('--look-y', `${((clientY - top) / height) * 100}%`)
}

/** Gives all photographs the size of the first. */
function sharpen(root: HTMLElement | null): void {
  const [first, ...others] = root?.querySelectorAll<HTMLImageElement>('[data-slides] img') ?? []
  for (const photo of others) if (first && photo.sizes !== first.sizes) photo.sizes = first.sizes
}

/** The photographs of the row, at full size. */
function photosIn(root: HTMLElement | null): ZoomPhoto[] {
  const links = [...(root?.querySelectorAll<HTMLAnchorElement>('a[data-zoom]') ?? [])]
  return links.flatMap((link) => {
    const photo = link.querySelector('img')
    return photo ? [{ src: link.href, preview: photo.currentSrc, alt: photo.alt, lang: photo.lang || undefined, ...sizeOf(photo) }] : []
  })
}

/** The size by its attributes: the properties are those of the layout. */
function sizeOf(photo: HTMLImageElement): Pick<ZoomPhoto, 'width' | 'height'> {
  return { width: Number(photo.getAttribute('width')), height: Number(photo.getAttribute('height')) }
}

function showSlide(root: HTMLElement | null, hash: string): void {
  scrollInRow(root?.querySelector<HTMLElement>(hash))
}

/** Scrolls an item into the middle of its row, not the page. */
function scrollInRow(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement
  if (!item || !row) return
  row.scrollTo(item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2, 0)
}

/** Keeps `aria-current` on the thumbnail of the photo in view, and it and its neighbours in view. Returns a cleanup function. */
function markVisible(root: HTMLElement | null): () => void {
  const slides = [...(root?.querySelectorAll('[data-slides] > li') ?? [])]
  const thumbnails = [...(root?.querySelectorAll('[data-thumbnails] a') ?? [])]
  const observer = new IntersectionObserver(
    (entries) => {
      const current = slides.findIndex((slide) => entries.some(({ target, isIntersecting }) => isIntersecting && target === slide))
      if (current === -1) return
      // By a link from elsewhere on the page.
      if (current > 0) sharpen(root)
      for (const [index, thumbnail] of thumbnails.entries()) {
        if (index === current) thumbnail.setAttribute('aria-current', 'true')
        else thumbnail.removeAttribute('aria-current')
      }
      scrollInRow(thumbnails[current]?.parentElement)
    },
    { root: root?.querySelector('[data-slides]') ?? null, threshold: 0.6 },
  )
  for (const slide of slides) observer.observe(slide)
  return () => observer.disconnect()
}
