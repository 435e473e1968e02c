import { CAMPAIGN_KEY } from '../../domain/marketing/campaign-link.ts'

/** The campaign page or banner that led to this page, or the campaign whose page this is (GAP-99); null: none. */
export function campaignHere(): number | null {
  const followed = new URLSearchParams(location.search).get(CAMPAIGN_KEY)
  const id = followed ?? document.querySelector('[data-campaign]')?.getAttribute('data-campaign') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}
