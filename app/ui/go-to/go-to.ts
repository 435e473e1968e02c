/**
 * Goes to a page as a link does. Resolves once it is shown, or when the way there was broken off; in browsers without the Navigation API at once.
 */
export async function goTo(href: string): Promise<void> {
  if (!('navigation' in window)) return location.assign(href)
  const { committed, finished } = window.navigation.navigate(href)
  await Promise.allSettled([committed, finished])
}
