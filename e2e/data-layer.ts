// Analytics events of a page, read from its data layer.
import type { Page } from '@playwright/test'

/** All entries of the data layer; commands as arrays. */
export const dataLayer = async (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry): unknown =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry,
    ),
  )

/** Names of the events, in order. */
export const events = async (page: Page) =>
  (await dataLayer(page)).flatMap((entry) => {
    const name: unknown = Reflect.get(Object(entry), 'event')
    return typeof name === 'string' ? [name] : []
  })

/** The first event with a name. */
export const eventCalled = async (page: Page, name: string) =>
  (await dataLayer(page)).find((entry) => Reflect.get(Object(entry), 'event') === name)
