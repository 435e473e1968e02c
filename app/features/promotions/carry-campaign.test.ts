import { expect, test, vi } from 'vitest'
import { carryCampaign } from './carry-campaign.ts'

/** A page, and on it the campaign that it is of. */
function stubPage(address: string, campaign: string | null = null) {
  const { pathname, search } = new URL(address, 'http://shop.test')
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('document', { querySelector: () => campaign && { getAttribute: () => campaign } })
}

/** A link of the page's content, or of its frame. */
function linkTo(path: string, isInMain = true) {
  let href = path
  const link = {
    dataset: {},
    closest: () => (isInMain ? {} : null),
    get pathname() {
      return new URL(href, 'http://shop.test').pathname
    },
    getAttribute: () => href,
    setAttribute: (_name: string, value: string) => (href = value),
  }
  return { carry: () => carryCampaign(link as unknown as HTMLAnchorElement), href: () => href }
}

test.each([
  ['a product', '/tag/5?campaignId=7', null, '/fotel-1', '/fotel-1?campaignId=7'],
  ['another view of the listing', '/tag/5?campaignId=7', null, '/tag/5?page=2', '/tag/5?page=2&campaignId=7'],
  ['another listing', '/tag/5?campaignId=7', null, '/tag/6', '/tag/6'],
  ['a product of another market', '/es/tag/5?campaignId=7', null, '/es/sillon-1', '/es/sillon-1?campaignId=7'],
  ['a campaign page', '/tag/5?campaignId=7', null, '/cp/pl/stylowe-zakupy-22', '/cp/pl/stylowe-zakupy-22'],
  ['another banner', '/produkty?campaignId=7', null, '/produkty?onlyPromo=true&campaignId=8', '/produkty?onlyPromo=true&campaignId=8'],
  ['a place in the page', '/tag/5?campaignId=7', null, '#main', '#main'],
  ['a product of a campaign page', '/cp/pl/noc-zakupow-promocja', '41', '/fotel-1', '/fotel-1?campaignId=41'],
  ['a product where the address says junk', '/produkty?campaignId=x', null, '/fotel-1', '/fotel-1'],
])('GAP-99: %s: on %s', (_what, page, campaign, path, expected) => {
  stubPage(page, campaign)
  const link = linkTo(path)
  link.carry()
  expect(link.href()).toBe(expected)
})

test('GAP-99: what was carried to a link goes with the campaign; links of the frame tell nothing', () => {
  stubPage('/produkty?campaignId=7')
  const [link, ofFrame] = [linkTo('/fotel-1'), linkTo('/fotel-1', false)]
  for (const each of [link, ofFrame]) each.carry()
  expect([link.href(), ofFrame.href()]).toEqual(['/fotel-1?campaignId=7', '/fotel-1'])
  stubPage('/produkty')
  link.carry()
  expect(link.href()).toBe('/fotel-1')
})
