import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Form } from '../ui/form/form.tsx'
import { elementsOf } from './elements-of.ts'
import { memoryStorage } from './memory-storage.ts'
import { testDocument } from './test-document.ts'

/** What an island with a form takes from its page, to be stubbed; its address is not among them. @param typed values of the fields */
export function formPage(typed: Readonly<Record<string, string>> = {}) {
  const page = testDocument()
  return {
    document: Object.assign(new EventTarget(), page),
    addEventListener: () => undefined,
    sessionStorage: memoryStorage(),
    requestAnimationFrame: (then: () => void) => setTimeout(then),
    FormData: function read() {
      return new Map(Object.entries(typed))
    },
  }
}

/** Stubs it for a test. */
export function stubFormPage(typed?: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(formPage(typed))) vi.stubGlobal(name, value)
}

/** Sends the first form in what an island has rendered. @param reset called when it is emptied */
export function sendForm(node: ReactNode, reset: () => void = () => undefined): void {
  const currentTarget = { dataset: {}, querySelector: () => null, querySelectorAll: () => [], reset }
  elementsOf(node, Form)[0]?.form.root.onSubmit?.({ preventDefault: () => undefined, currentTarget } as never)
}
