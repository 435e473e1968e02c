import { useSyncExternalStore } from 'react'
import { VISITOR_FACTS_ID, type VisitorFacts } from '../../domain/account/visitor-facts.ts'
import { parseJson } from '../../domain/parse-json.ts'

const NOTHING: VisitorFacts = {}

// Read from the document once. Never written on the server.
let fromDocument: VisitorFacts | null = null

/** Visitor facts at the end of the document; empty until they have arrived, and for a visitor without a session. */
export function useVisitorFacts(): VisitorFacts {
  return useSyncExternalStore(onDocumentEnd, readVisitorFacts, () => NOTHING)
}

/** The facts of the document, for calls. */
export function readVisitorFacts(): VisitorFacts {
  if (fromDocument) return fromDocument
  const text = document.getElementById(VISITOR_FACTS_ID)?.textContent
  // A part of it may have arrived, which is no JSON.
  if (text) fromDocument = parseJson(text) as VisitorFacts | null
  return fromDocument ?? NOTHING
}

/** An island may hydrate while the document is still streaming. */
function onDocumentEnd(onChange: () => void): () => void {
  document.addEventListener('DOMContentLoaded', onChange)
  return () => document.removeEventListener('DOMContentLoaded', onChange)
}
