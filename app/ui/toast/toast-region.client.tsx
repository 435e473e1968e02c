'use client'
import { Suspense } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import type { ToastMessage } from './toast.client.tsx'
import styles from './toast.module.css'

const LazyToast = lazyComponent(async () => (await import('./toast.client.tsx')).Toast)

interface ToastRegionProps {
  /** Name of the region. */
  label: string
  closeLabel: string
  /** The one message there is; a new one replaces the old (UIK-29). */
  toast: ToastMessage | null
  onClose: (id: string) => void
}

/** Where messages appear; errors are assertive, the rest polite. It is in the page before the first message, and loads it. */
export function ToastRegion({ label, closeLabel, toast, onClose }: ToastRegionProps) {
  return (
    <section className={styles.root} aria-label={label} aria-live={toast?.type === 'error' ? 'assertive' : 'polite'}>
      <Suspense>{toast && <LazyToast key={toast.id} {...toast} closeLabel={closeLabel} onClose={onClose} />}</Suspense>
    </section>
  )
}
