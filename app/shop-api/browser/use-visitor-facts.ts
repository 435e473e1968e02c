import { useSyncExternalStore } from 'react'
import { VISITOR_FACTS_ID, type VisitorFacts } from '../../domain/account/visitor-facts.ts'

const NOTHING: VisitorFacts = {}

// The document's, read once. On the server nothing is ever written here.
let told: VisitorFacts | null = null

/** What the end of the document says about the visitor; nothing until it is there, and for a stranger. */
export function useVisitorFacts(): VisitorFacts {
  return useSyncExternalStore(onDocumentEnd, tailOfDocument, () => NOTHING)
}

function tailOfDocument(): VisitorFacts {
  if (told) return told
  const text = document.getElementById(VISITOR_FACTS_ID)?.textContent
  return text ? (told = JSON.parse(text) as VisitorFacts) : NOTHING
}

/** An island may wake while the document is still coming. */
function onDocumentEnd(onChange: () => void): () => void {
  document.addEventListener('DOMContentLoaded', onChange)
  return () => document.removeEventListener('DOMContentLoaded', onChange)
}
