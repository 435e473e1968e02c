'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './zoom-dialog.module.css'

/** A photo at its full size. */
export interface ZoomPhoto {
  src: string
  alt: string
  lang?: string | undefined
  width: number
  height: number
}

interface ZoomDialogProps {
  photos: readonly ZoomPhoto[]
  /** Index of the photo shown first. */
  first: number
  labels: { zoom: string; close: string; previous: string; next: string }
  onClose: () => void
}

/** Full-screen photographs: arrows and arrow keys wrap around, 'n/total' shows the position, Escape and the button close (PRD-03 to PRD-07). */
export function ZoomDialog({ photos, first, labels, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])

  const step = (by: number) => setCurrent((index) => (index + by + photos.length) % photos.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const photo = photos[current]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys belong to the whole dialog
    <dialog ref={dialog} className={styles.root} aria-label={labels.zoom} onClose={onClose} onKeyDown={onKeyDown}>
      {photo && (
        <img className={styles.photo} src={photo.src} alt={photo.alt} lang={photo.lang} width={photo.width} height={photo.height} />
      )}
      <p className={styles.counter} aria-live="polite">
        {current + 1}/{photos.length}
      </p>
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
    </dialog>
  )
}
