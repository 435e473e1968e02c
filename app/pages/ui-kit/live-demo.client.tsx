'use client'
import { useState } from 'react'
import { autoCloseMs, makeToast, type Toast } from '../../domain/forms/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.client.tsx'

/** What needs a state of its page: a counter, and a toast that its button shows. */
export function LiveDemo() {
  const [count, setCount] = useState(1)
  const [toast, setToast] = useState<Toast | null>(null)
  const show = () => setToast(makeToast({ id: 'saved', message: 'Zapisano profil.', type: 'success', dismissible: true }))
  return (
    <>
      <Counter label="Ilość" decreaseLabel="Mniej" increaseLabel="Więcej" min={1} max={5} value={count} onChange={setCount} />
      <Button variant="secondary" onClick={show}>
        Pokaż komunikat
      </Button>
      <ToastRegion
        label="Przykładowe komunikaty"
        closeLabel="Zamknij komunikat"
        toast={toast && { ...toast, closeAfterMs: autoCloseMs(toast) }}
        onClose={() => setToast(null)}
      />
    </>
  )
}
