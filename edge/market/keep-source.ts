/** What says where a visit comes from: a banner or campaign of ours (GAP-99), advertisers, mailings. No page has a parameter of such a name. */
const SOURCE = /^(?:campaignId|utm_\w+|\w+clk?id|epik|[gw]braid|srsltid|mc_[ce]id)$/

/** Where a redirect leads, with what the address that it replaces says of where the visit comes from. @param to path, query and fragment */
export function withSource(to: string, { searchParams }: URL): string {
  const told = [...new Map(searchParams)].filter(([key, value]) => SOURCE.test(key) && value !== '')
  if (told.length === 0) return to
  const [, address = to, place = ''] = /^([^#]*)(.*)$/.exec(to) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(told)}${place}`
}
