'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { useZoom } from './use-zoom.client.ts'
import styles from './zoom-dialog.module.css'
import { STEP_FACTOR } from './zoom-view.ts'

/** A photo at its full size. */
export interface ZoomPhoto {
  src: string
  /** The file that the gallery shows, until the full size has loaded. */
  preview: string
  alt: string
  lang?: string | undefined
  width: number
  height: number
}

export interface ZoomLabels {
  zoom: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** With the slot `percent`. */
  zoomedTo: string
}

interface ZoomDialogProps {
  photos: readonly ZoomPhoto[]
  /** Index of the photo shown first. */
  first: number
  labels: ZoomLabels
  /** @param shown index of the photo shown last */
  onClose: (shown: number) => void
}

/**
 * Full-screen photographs (PRD-03 to PRD-07): arrows, arrow keys and swipes wrap around, 'n/total' shows the position, Escape and the button
 * close. A photo is enlarged by pinch, double tap, wheel, buttons and + - 0, and then moved by drag and arrow keys.
 */
export function ZoomDialog({ photos, first, labels, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(first)
  const photo = photos[current]
  const { stage, view, isHeld, reset, zoomBy, handleKey, pointer } = useZoom(photo ?? { width: 1, height: 1 }, step)
  useEffect(() => dialog.current?.showModal(), [])

  function step(by: 1 | -1) {
    reset()
    if (photos.length > 1) setCurrent((index) => (index + by + photos.length) % photos.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (handleKey(event)) event.preventDefault()
    else if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys belong to the whole dialog
    <dialog ref={dialog} className={styles.root} aria-label={labels.zoom} onClose={() => onClose(current)} onKeyDown={onKeyDown}>
      <div ref={stage} className={styles.stage} data-enlarged={view.scale > 1 || undefined} data-held={isHeld || undefined} {...pointer}>
        {photo && (
          <img
            key={photo.src}
            className={styles.photo}
            src={photo.src}
            alt={photo.alt}
            lang={photo.lang}
            width={photo.width}
            height={photo.height}
            draggable={false}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
              backgroundImage: `url(${JSON.stringify(photo.preview)})`,
            }}
          />
        )}
      </div>
      <p className={styles.counter} aria-live="polite">
        {`${current + 1}/${photos.length}`}
      </p>
      <output className="visually-hidden">{fillSlots(labels.zoomedTo, { percent: Math.round(view.scale * 100) })}</output>
      <button type="button" className={styles.close} aria-label={labels.close} onClick={() => dialog.current?.close()}>
        ×
      </button>
      {photos.length > 1 && (
        <>
          <button type="button" className={styles.previous} aria-label={labels.previous} onClick={() => step(-1)}>
            ‹
          </button>
          <button type="button" className={styles.next} aria-label={labels.next} onClick={() => step(1)}>
            ›
          </button>
        </>
      )}
      <div className={styles.scale}>
        <button type="button" aria-label={labels.zoomOut} onClick={() => zoomBy(1 / STEP_FACTOR)}>
          −
        </button>
        <button type="button" aria-label={labels.zoomIn} onClick={() => zoomBy(STEP_FACTOR)}>
          +
        </button>
      </div>
    </dialog>
  )
}
