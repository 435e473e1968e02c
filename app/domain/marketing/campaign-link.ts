/** Key of the query that names the campaign or banner which led to a page (GAP-99). */
export const CAMPAIGN_KEY = 'campaignId'

/** A path of the storefront with what led to it; null: nothing. Another site's address stays as it is. */
export function ledBy(href: string, id: number | null): string {
  const [, path, query = '', place] = /^(\/(?!\/)[^?#]*)(?:\?([^#]*))?(.*)$/.exec(href) ?? []
  if (path === undefined) return href
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith(`${CAMPAIGN_KEY}=`))
  const told = id === null ? rest : [...rest, `${CAMPAIGN_KEY}=${id}`]
  return `${path}${told.length > 0 ? '?' : ''}${told.join('&')}${place}`
}
