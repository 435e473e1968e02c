'use client'
import { useRef, useState } from 'react'
import { type Address, addressLines } from '../../domain/checkout/address.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { removeAddress } from '../../shop-api/browser/account.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { announce } from '../../ui/live-region/announce.ts'
import { useFirstKept } from '../../ui/kept-forms/use-first-kept.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './address-book.module.css'
import type { CountryTexts } from '../../features/country-fields/country-checks.ts'
import type { CountryOption } from '../../features/country-fields/country-option.ts'
import { addressForm, AddressForm } from './address-form.client.tsx'
import type { AddressLabels } from './profile-labels.ts'

interface AddressBookProps extends AddressLabels {
  initial: readonly Address[]
  /** As of the form. */
  newCountryId: string
  countries: readonly CountryOption[]
  countryTexts: CountryTexts
  language: Language
}

/** Content of the dialog: a new address, one to edit, or one to remove. */
type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; address: Address }

/** Addresses of an account: add, edit, remove (GAP-35). */
export function AddressBook({ initial, newCountryId, countries, countryTexts, language, checks, labels }: AddressBookProps) {
  const [addresses, setAddresses] = useState(initial)
  // Input typed before the session ended is restored in its form.
  const waiting = useFirstKept([addressForm(null), ...initial.map(({ id }) => addressForm(id))])
  const [chosen, setOpen] = useState<Open | null>()
  const open = chosen === undefined ? openFor(waiting, initial) : chosen
  // The dialog keeps its content until it has faded out.
  const [isChosen, setIsShown] = useState<boolean>()
  const isShown = isChosen ?? waiting !== null
  const country = (id: string) => countries.find(({ value }) => value === id)?.text ?? id
  const close = () => setIsShown(false)
  const region = useKeptFocus()
  // Announced once the dialog is gone, whose live region goes with it.
  const done = useRef<string>(null)

  // What is open when an answer comes: undefined is what stood there from the start.
  const openNow = useRef<Open | null>(undefined)

  function show(next: Open) {
    openNow.current = next
    setOpen(next)
    setIsShown(true)
  }

  /** Ends the dialog that asked for a change, if it is still the one that is open. */
  function finish(text: string) {
    if (openNow.current !== undefined && openNow.current !== open) return announce(text)
    done.current = text
    close()
  }

  /** @param before what it takes the place of; null: a new one */
  function keep(saved: Address, before: Address | null) {
    setAddresses((shown) => {
      // What is added may be there already.
      const known = shown.filter(({ id }) => id === before?.id || id !== saved.id)
      const isKnown = known.some(({ id }) => id === before?.id)
      return isKnown ? known.map((one) => (one.id === before?.id ? saved : one)) : [...known, saved]
    })
    finish(labels.saved)
  }

  function drop({ id }: Address) {
    setAddresses((known) => known.filter((one) => one.id !== id))
    finish(labels.removed)
  }

  return (
    <div {...region} className={styles.root}>
      {addresses.length === 0 && <p className={styles.none}>{labels.none}</p>}
      <ul className={styles.list}>
        {addresses.map((address) => {
          const [street, city] = addressLines(address)
          return (
            <li key={address.id} className={styles.address}>
              <address className={styles.lines}>
                <span>{street}</span>
                <br />
                <span>{city}</span>
                <br />
                <span>{country(address.countryId)}</span>
              </address>
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={fillSlots(labels.editOne, { address: street })}
                  onClick={() => show({ kind: 'edit', address })}
                >
                  {labels.edit}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={fillSlots(labels.removeOne, { address: street })}
                  onClick={() => show({ kind: 'remove', address })}
                >
                  {labels.remove}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" onClick={() => show({ kind: 'add' })}>
        {labels.add}
      </Button>
      <Dialog
        isOpen={isShown}
        onClose={() => {
          close()
          openNow.current = null
          setOpen(null)
          if (done.current !== null) announce(done.current)
          done.current = null
        }}
        title={labels.titles[open?.kind ?? 'add']}
        closeLabel={labels.close}
      >
        {open?.kind === 'remove' && <RemoveAddress address={open.address} labels={labels} onRemoved={drop} onCancel={close} />}
        {open && open.kind !== 'remove' && (
          <AddressForm
            address={open.kind === 'edit' ? open.address : null}
            newCountryId={newCountryId}
            countries={countries}
            countryTexts={countryTexts}
            language={language}
            checks={checks}
            labels={labels}
            onSaved={(saved) => keep(saved, open.kind === 'edit' ? open.address : null)}
          />
        )}
      </Dialog>
    </div>
  )
}

function openFor(form: string | null, addresses: readonly Address[]): Open | null {
  if (form === null) return null
  const address = addresses.find(({ id }) => addressForm(id) === form)
  return address ? { kind: 'edit', address } : { kind: 'add' }
}

interface RemoveAddressProps {
  address: Address
  labels: AddressLabels['labels']
  onRemoved: (address: Address) => void
  onCancel: () => void
}

function RemoveAddress({ address, labels, onRemoved, onCancel }: RemoveAddressProps) {
  const [state, setState] = useState<'idle' | 'busy' | CallFailure>('idle')

  async function remove() {
    if (state === 'busy') return
    setState('busy')
    const result = await removeAddress(address.id)
    // Removing an address that no longer exists is a success, too.
    if (result.ok || result.failure.status === 404) onRemoved(address)
    else setState(result.failure)
  }

  return (
    <div className={styles.root}>
      {typeof state !== 'string' && (
        <Notice tone="danger" isUrgent>
          {failureText(state, labels.refusal)}
        </Notice>
      )}
      <p>{addressLines(address).join(', ')}</p>
      <div className={styles.ways}>
        <Button isBusy={state === 'busy'} onClick={() => void remove()}>
          {labels.remove}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </div>
  )
}
