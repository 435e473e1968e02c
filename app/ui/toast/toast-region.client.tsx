'use client'
import { Suspense } from 'react'
import { lazyComponent } from '../lazy/lazy-component.ts'
import type { ToastMessage } from './toast.client.tsx'
import styles from './toast.module.css'

const LazyToast = lazyComponent(async () => (await import('./toast.client.tsx')).Toast)

interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string
  closeLabel: string
  /** The current message; a new one replaces it (UIK-29). */
  toast: ToastMessage | null
  onClose: (id: string) => void
}

/** Region for toasts; errors are assertive, the rest polite. It is in the DOM before the first message and loads the toast component with it. */
export function ToastRegion({ label, closeLabel, toast, onClose }: ToastRegionProps) {
  return (
    <section className={styles.root} aria-label={label} aria-live={toast?.type === 'error' ? 'assertive' : 'polite'}>
      <Suspense>{toast && <LazyToast key={toast.id} {...toast} closeLabel={closeLabel} onClose={onClose} />}</Suspense>
    </section>
  )
}
