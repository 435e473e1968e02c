import { useMemo, useSyncExternalStore } from 'react'
import { CHECKOUT_DRAFT as KEY, type CheckoutDraft, EMPTY_DRAFT } from '../../domain/checkout/checkout.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { readTabText, writeTabText } from '../../shop-api/browser/stored-text.ts'

/** A change, or how it follows from the draft as it is stored, which a form may not know yet. */
export type DraftChange = Partial<CheckoutDraft> | ((now: CheckoutDraft) => Partial<CheckoutDraft>)

/** Document event dispatched when the draft has changed. */
const CHANGED = 'patyna:checkout'

/**
 * The shopper's form input so far.
 * @param userId the logged-in user; another user's draft is ignored
 */
export function useDraft(userId: number | null) {
  const text = useSyncExternalStore(subscribe, storedText, unknownText)
  const draft = useMemo(() => draftIn(text, userId), [text, userId])
  return {
    draft,
    /** False before hydration: the server has no drafts. */
    isKnown: text !== null,
    save(change: DraftChange) {
      const now = draftIn(storedText(), userId)
      write({ ...now, ...(typeof change === 'function' ? change(now) : change), userId })
    },
    /** Keeps what stands in fields of a form. Nothing is rendered for it: the fields show it already. */
    keepTyped({ contact, address }: Partial<CheckoutDraft['typed']>) {
      const draft = draftIn(storedText(), userId)
      const { typed } = draft
      const merged = { contact: contact ? { ...typed.contact, ...contact } : typed.contact, address: address ?? typed.address }
      store({ ...draft, typed: merged, userId })
    },
  }
}

/** Id of the user whose draft is stored in this tab; null is a guest's, or none. */
export function draftOwner(): number | null {
  return (parseJson(storedText()) as CheckoutDraft | null)?.userId ?? null
}

/** Deletes the draft that has become an order, or may have: no answer came. Another one is of what is still to be ordered. */
export function forgetDraftOf(number: string): void {
  const draft = parseJson(storedText()) as Partial<CheckoutDraft> | null
  if (draft?.placed === number || draft?.sent) forgetDraft()
}

/** Deletes the draft: there is nothing to order. */
export function forgetDraft(): void {
  write(null)
}

function draftIn(text: string | null, userId: number | null): CheckoutDraft {
  // Only this file writes this key, so an object is a draft.
  const stored = parseJson(text) as CheckoutDraft | null
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT
  const draft = { ...EMPTY_DRAFT, ...stored }
  return draft.userId === null || draft.userId === userId ? draft : EMPTY_DRAFT
}

function storedText(): string {
  return readTabText(KEY) ?? ''
}

const unknownText = () => null

function write(draft: CheckoutDraft | null): void {
  if (draft) store(draft)
  else writeTabText(KEY, null)
  document.dispatchEvent(new Event(CHANGED))
}

function store(draft: CheckoutDraft): void {
  writeTabText(KEY, JSON.stringify(draft))
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(CHANGED, onChange)
  return () => document.removeEventListener(CHANGED, onChange)
}
