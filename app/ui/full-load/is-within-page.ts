/**
 * Whether a navigation only leads to a place of the page that is shown. `hashChange` alone is false of a link to the same place once more, which the
 * browser takes for a replacement of the entry (HTML, 7.4.2.3.3).
 */
export function isWithinPage({
  hashChange,
  navigationType,
  destination,
}: Pick<NavigateEvent, 'hashChange' | 'navigationType'> & { destination: Pick<NavigationDestination, 'sameDocument' | 'url'> }): boolean {
  const isLink = navigationType === 'push' || navigationType === 'replace'
  return hashChange || (isLink && destination.sameDocument && new URL(destination.url).hash !== '')
}
