import { CAMPAIGN_KEY } from '#app/domain/marketing/campaign-link.ts'

/** What advertisers and mailings add to say where a visit comes from, as a banner or campaign of ours does (GAP-99). No page has a parameter of such a name. */
const SOURCE = /^(?:utm_\w+|\w+clk?id|epik|[gw]braid|srsltid|mc_[ce]id)$/

/** Where a redirect leads, with what the address that it replaces says of where the visit comes from. @param to path, query and fragment */
export function withSource(to: string, { searchParams }: URL): string {
  const told = [...new Map(searchParams)].filter(([key, value]) => (key === CAMPAIGN_KEY || SOURCE.test(key)) && value !== '')
  if (told.length === 0) return to
  const [, address = to, place = ''] = /^([^#]*)(.*)$/.exec(to) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(told)}${place}`
}
