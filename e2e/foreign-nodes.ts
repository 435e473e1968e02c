import type { Page } from '@playwright/test'

/**
 * What extensions and password managers hang into a document before its scripts run: each changes
 * the HTML as it is served.
 */
export const FOREIGN_NODES = {
  'a div first in body': (html) => html.replace(/<body[^>]*>/, '$&<div id="foreign"></div>'),
  'a div last in body': (html) => html.replace('</body>', '<div id="foreign"></div></body>'),
  'an element after body': (html) => html.replace('</body>', '</body><foreign-popup></foreign-popup>'),
  'a meta first in head': (html) => html.replace(/<head[^>]*>/, '$&<meta name="foreign" content="1"/>'),
  'attributes of html and body': (html) => html.replace('<html', '<html data-foreign="1"').replace('<body', '<body data-foreign="1"'),
  'a span in h1': (html) => html.replace(/<\/h1>/, '<span class="foreign">?</span></h1>'),
  'an element after an input': (html) => html.replace(/<input(?![^>]*type="hidden")[^>]*>/, '$&<i class="foreign"></i>'),
} as const satisfies Record<string, (html: string) => string>

/** Has documents arrive with foreign nodes in them. */
export async function hangIn(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    return route.fulfill({ response, body: change(body) })
  })
}
