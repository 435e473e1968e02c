import { restoreReplaced } from '#app/ui/kept-forms/restore-replaced.ts'

/** What tells an element of the document from others of its kind. */
export type Known = Pick<Element, 'localName' | 'id' | 'className'>

/** An opening tag of HTML as React writes it: no sign of a tag stands in an attribute. */
const OPENING = /<([a-z][\w-]*)([^<>]*)>/g

/**
 * After React has rendered a page again because what it found was not what the server had sent:
 * fills in what was typed by then, and says whether somebody else (an extension, a password
 * manager, a translation) had hung elements into it.
 *
 * @param before the elements of the body, and what had the focus, when hydration began
 * @param page its address; what was typed on it is of no other page that is shown by now
 */
export async function wasForeign(before: readonly Element[], focused: Element | null, page: string): Promise<boolean> {
  if (location.href === page) restoreReplaced(before, focused)
  // As it was sent: from the browser's own cache, where it is there.
  const html = await fetch(page, { cache: 'force-cache', priority: 'low' })
    .then(async (response) => response.text())
    .catch(() => null)
  // Offline, or leaving: the shop is to blame as long as nobody knows better.
  if (html === null) return false
  const known = before.map((element) => ({ localName: element.localName, id: element.id, className: element.getAttribute('class') ?? '' }))
  return hasForeign(known, html)
}

/** Whether there are more elements of some kind than HTML has. */
export function hasForeign(elements: readonly Known[], html: string): boolean {
  const sent = new Map<string, number>()
  for (const [, tag = '', attributes = ''] of html.matchAll(OPENING)) {
    const valueOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const key = keyOf({ localName: tag, id: valueOf('id'), className: valueOf('class') })
    sent.set(key, (sent.get(key) ?? 0) + 1)
  }
  return elements.some((element) => {
    const key = keyOf(element)
    const left = (sent.get(key) ?? 0) - 1
    sent.set(key, left)
    return left < 0
  })
}

const keyOf = ({ localName, id, className }: Known) => `${localName.toLowerCase()}#${id}.${className}`
