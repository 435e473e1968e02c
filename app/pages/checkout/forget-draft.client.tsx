'use client'
import { useEffect } from 'react'
import { reportSessionEnd } from '../../shop-api/browser/session-end.ts'
import { draftOwner, forgetDraft } from './use-draft.client.ts'

/** There is nothing to order: what was filled in is forgotten, unless it is that of a user whose session has ended. */
export function ForgetDraft({ isGuest }: { isGuest: boolean }) {
  useEffect(() => {
    const owner = draftOwner()
    if (isGuest && owner !== null) reportSessionEnd(owner)
    else forgetDraft()
  }, [isGuest])
  return null
}
