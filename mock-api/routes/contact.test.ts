import { expect, test } from 'vitest'
import { sendContactMessage } from '#app/shop-api/contract/contact.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const MESSAGE = {
  name: ' Hanna Nowak ',
  email: 'Hanna@patyna.test',
  subject: 'Blat',
  message: 'Czy ma ślady?\nI skąd jest?',
  productId: null,
}

test('EXT-37: a message is mailed to the shop in the language of the page, and nothing to who wrote it', async () => {
  const world = createTestWorld()
  await world.call(sendContactMessage, { headers: { langId: 'es' }, body: MESSAGE })
  expect(world.outbox()).toMatchObject([
    {
      sentAt: NOON,
      recipient: 'ayuda@patyna.test',
      langId: 'es',
      template: 'contact-message',
      subject: 'Mensaje de la página de contacto: Blat',
      body: 'De: Hanna Nowak, hanna@patyna.test\nCzy ma ślady?\nI skąd jest?',
      link: null,
    },
  ])
})

test('EXT-37: the mail names the product, and one that is gone by its number', async () => {
  const world = createTestWorld()
  for (const productId of [PRODUCT.plain, 999_999]) await world.call(sendContactMessage, { body: { ...MESSAGE, productId } })
  const [gone, known] = world.outbox().map(({ body }) => body.split('\n')[1])
  expect(known).toMatch(new RegExp(`^Produkt: .+ \\(${PRODUCT.plain}\\)$`))
  expect(gone).toBe('Produkt: – (999999)')
})
