// Every form of the table: what is wrong is said at its field and above a long form, and nothing that was typed is lost by a failed call, an
// ended session, a reload, or a look at another page (WCAG 3.3.1, 3.3.3, 4.1.2; ERR-08, GAP-102).
import type { Locator, Page } from '@playwright/test'
import { href } from '../../app/addresses/href.ts'
import { checkAxe } from '../axe.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { FORMS, type ShopForm } from '../forms/forms.ts'
import { logInAgain } from '../log-in-again.ts'
import { formsOfPart } from '../matrix-args.ts'

test.use({ expectedStatuses: [401, 503] })

/** A form of as many wrong fields names them above itself. */
const LONG = 4

const soft = expect.configure({ soft: true })
const controlOf = (form: Locator, label: string) =>
  form
    .getByRole('textbox', { name: new RegExp(label) })
    .or(form.getByRole('spinbutton', { name: new RegExp(label) }))
    .or(form.getByRole('checkbox', { name: new RegExp(label) }))
    .or(form.getByRole('radiogroup', { name: new RegExp(label) }))
    .first()

async function fillIn(form: Locator, texts: Readonly<Record<string, string>> = {}) {
  for (const [label, text] of Object.entries(texts)) await controlOf(form, label).fill(text)
}

/** The errors as assistive technology reads them: each at its field, which says that it is wrong; the first of them has the focus. */
async function expectErrors(form: Locator, { errors }: ShopForm) {
  for (const [label, text] of Object.entries(errors)) {
    const control = controlOf(form, label)
    await expect(control).toHaveAccessibleDescription(text)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  }
  const first = form.locator('[aria-invalid=true]').first()
  await expect(first.or(first.locator('input')).and(form.page().locator(':focus'))).toHaveCount(1)
  const named = form.getByRole('listitem').filter({ has: form.page().getByRole('link') })
  if (Object.keys(errors).length >= LONG)
    await soft(named, 'each is named above the form, with a link').toHaveCount(Object.keys(errors).length)
}

async function expectKept(form: Locator, { right }: ShopForm, how: string) {
  for (const [label, text] of Object.entries(right)) await soft(controlOf(form, label), `${label} ${how}`).toHaveValue(text)
}

/** Follows a link in the content, and goes back. */
async function lookElsewhere(page: Page, path: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'elsewhere'
    document.querySelector('main')?.append(link)
  }, path)
  // Not by the mouse: a dialog may lie over it.
  await page.getByText('elsewhere', { exact: true }).evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).toHaveURL(path)
  await page.waitForFunction(() => navigation.transition === null)
  await page.goBack()
}

async function revealed(page: Page, { reveal, form, submit }: ShopForm) {
  await untilHydrated(page)
  await reveal?.(page)
  const found = form(page)
  await expect(found.getByRole('button', { name: submit })).toBeEnabled()
  return found
}

for (const [index, row] of FORMS.entries()) {
  test(`WCAG 3.3.1, ERR-01, ERR-08: the form for ${row.name} says what is wrong, and keeps what was typed, ${formsOfPart(index)}`, async ({
    page,
    open,
    shop,
    mock,
    logInAs,
  }) => {
    if (row.as) await logInAs(row.as)
    await row.open({ page, open, shop })
    const form = await revealed(page, row)
    const press = async () => form.getByRole('button', { name: row.submit }).click()
    await fillIn(form, row.wrong)
    await press()
    await expectErrors(form, row)
    await checkAxe(page, 'main, dialog[open]')

    await fillIn(form, { ...row.right, ...row.secret })
    for (const label of row.ticked ?? []) await form.getByRole('checkbox', { name: label }).first().check()
    if (row.call !== null) {
      await mock.fault({ route: row.call, kind: 'status', arg: '503', first: 3 })
      await press()
      await expect(form.getByText(/Nie udało się|ponownie/).first()).toBeVisible()
      await expectKept(form, row, 'after a failed call')
      await mock.heal()
    }
    if (Object.keys(row.right).length === 0) return
    if (row.as && row.call !== null) {
      await mock.scenario('token-expired')
      await press()
      await logInAgain(page, mock, row.as)
      await expectKept(await revealed(page, row), row, 'after the session ended')
    }
    await page.reload()
    await expectKept(await revealed(page, row), row, 'after a reload')
    await lookElsewhere(page, href('home', {}, 'pl'))
    await expectKept(await revealed(page, row), row, 'after a look at another page')
  })
}
