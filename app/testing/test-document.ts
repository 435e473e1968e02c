/** What code asks of a document, to be stubbed: a Polish page of a known visitor, with nothing on it, that events reach. @param more what else it has */
export function testDocument(more: object = {}): EventTarget {
  const page = {
    cookie: 'visitor=1',
    documentElement: { dataset: { language: 'pl' } },
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    activeElement: null,
  }
  return Object.assign(new EventTarget(), page, more)
}
