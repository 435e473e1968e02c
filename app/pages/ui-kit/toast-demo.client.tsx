'use client'
import { useReducer, useRef } from 'react'
import { autoCloseMs, makeToast, nextToast, type Toast } from '../../domain/forms/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ToastRegion } from '../../ui/toast/toast-region.client.tsx'
import { LONG } from './sample-texts.ts'
import styles from './ui-kit-page.module.css'

const SAMPLES: readonly { name: string; toast: Pick<Toast, 'message'> & Partial<Toast> }[] = [
  { name: 'Błąd, zostaje', toast: { message: 'Nie udało się zapisać.' } },
  { name: 'Sukces, znika po 10 s', toast: { message: 'Zapisano profil.', type: 'success', dismissible: true } },
  { name: 'Z odnośnikiem', toast: { message: 'Wysłano.', type: 'info', link: { href: '#feedback', text: 'Zobacz' } } },
  { name: 'Długi', toast: { message: LONG } },
]

export function ToastDemo() {
  const [toast, dispatch] = useReducer(nextToast, null)
  const shown = useRef(0)

  return (
    <div className={styles.row}>
      {SAMPLES.map((sample) => (
        <Button
          key={sample.name}
          variant="secondary"
          size="small"
          onClick={() => dispatch({ kind: 'show', toast: makeToast({ id: String((shown.current += 1)), ...sample.toast }) })}
        >
          {sample.name}
        </Button>
      ))}
      <ToastRegion
        label="Przykładowe komunikaty"
        closeLabel="Zamknij komunikat"
        toast={toast && { ...toast, closeAfterMs: autoCloseMs(toast) }}
        onClose={(id) => dispatch({ kind: 'close', id })}
      />
    </div>
  )
}
