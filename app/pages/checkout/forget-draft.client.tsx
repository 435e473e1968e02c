'use client'
import { useEffect } from 'react'
import { forgetDraft } from './use-draft.client.ts'

/** Forgets what was filled in: it has become an order, or there is nothing to order. */
export function ForgetDraft() {
  useEffect(forgetDraft, [])
  return null
}
