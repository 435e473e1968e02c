'use client'
import { useEffect } from 'react'
import { reportSessionEnd } from '../../shop-api/browser/session-end.ts'
import { draftOwner, forgetDraft } from './use-draft.client.ts'

/** Deletes the draft when there is nothing to order, unless it belongs to a user whose session has ended. */
export function ForgetDraft({ isGuest }: { isGuest: boolean }) {
  useEffect(() => {
    const owner = draftOwner()
    if (isGuest && owner !== null) reportSessionEnd({ userId: owner })
    else forgetDraft()
  }, [isGuest])
  return null
}
