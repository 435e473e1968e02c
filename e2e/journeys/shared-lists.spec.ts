// Order lists that are shared by a link and downloaded as a file (EXT-23).
import { readFile } from 'node:fs/promises'
import { failsAloud } from '../fails-aloud.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { hasTwo, LIST_NAME as NAME, makeList, ofList } from '../pro-list-parts.ts'

test.use({ expectedStatuses: [503] })
test.beforeEach(inOwnWorld)

test('EXT-23: a list is downloaded, shared and no longer shared; what fails is said, a guest needs no login, and an ended link is no page', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
  context,
}) => {
  const product = await shop.productThat('with two pieces', hasTwo)
  await logInAs('pro')
  await makeList({ page, open }, product)
  const file = ofList(page).getByRole('link', { name: `Pobierz CSV: ${NAME}` })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('patyna-lista.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`"${product.id}";"${product.name.replaceAll('"', '""')}";"2"`)

  const share = ofList(page).getByRole('button', { name: `Utwórz link do listy ${NAME}` })
  await failsAloud(mock, 'shareProList', ofList(page), () => share.click())
  await share.click()
  const path = new URL(await ofList(page).getByRole('textbox', { name: 'Link do listy' }).inputValue()).pathname
  const login = (await context.cookies()).filter(({ name }) => name === 'token')
  await context.clearCookies({ name: 'token' })
  await open(path)
  await main(page)
    .getByRole('button', { name: `Dodaj wszystko do koszyka: ${NAME}` })
    .click()
  await expect(main(page).getByText('Dodano do koszyka sztuk: 2 z 2.')).toBeVisible()

  await context.addCookies(login)
  await open('/panel-pro/listy')
  const unshare = ofList(page).getByRole('button', { name: `Wyłącz link do listy ${NAME}` })
  await failsAloud(mock, 'unshareProList', ofList(page), () => unshare.click())
  await unshare.click()
  await expect(share).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})
