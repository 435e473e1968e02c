'use client'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'

/** Counts the calls of onClose, which waits for the fade. */
export function DialogDemo() {
  const [isOpen, setIsOpen] = useState(false)
  const [closed, setClosed] = useState(0)

  function close() {
    setIsOpen(false)
    setClosed(closed + 1)
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Otwórz okno
      </Button>
      <p>Zamknięto: {closed}</p>
      <Dialog isOpen={isOpen} onClose={close} title="Okno" closeLabel="Zamknij okno">
        <p>Treść okna.</p>
      </Dialog>
    </>
  )
}
