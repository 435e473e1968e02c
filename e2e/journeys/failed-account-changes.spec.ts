// Every failed change of an account's own room shows an error beside its control (EXT-19, EXT-21, EXT-22).
import type { Locator } from '@playwright/test'
import { PERSONA_PASSWORD } from '#seeds/personas.ts'
import { failsAloud, NOT_SENT } from '../fails-aloud.ts'
import { expect, main, test } from '../fixtures.ts'

test.use({ expectedStatuses: [503] })

const field = (place: Locator, name: string) => place.getByRole('textbox', { name })

test('EXT-19, EXT-21, EXT-22: another e-mail, its cancellation and confirmation, ended logins, the end of an account', async ({
  page,
  open,
  mock,
  logInAs,
  context,
}) => {
  await logInAs('customer')
  // Two more logins of the same visitor.
  for (const _ of [1, 2]) {
    await context.clearCookies({ name: 'token' })
    await logInAs('customer')
  }
  await open('/moje-konto')
  const logins = main(page).getByRole('region', { name: 'Zalogowane urządzenia' })
  await expect(logins.getByRole('listitem')).toHaveCount(3)
  const endOne = logins.getByRole('button', { name: /^Wyloguj: / }).first()
  await failsAloud(mock, 'endLogin', logins, () => endOne.click())
  await endOne.click()
  await expect(logins.getByRole('listitem')).toHaveCount(2)
  await expect(page.locator('body'), 'WCAG 2.4.3').not.toBeFocused()
  const endOthers = logins.getByRole('button', { name: 'Wyloguj wszystkie inne' })
  await failsAloud(mock, 'endOtherLogins', logins, () => endOthers.click())
  await expect(logins.getByRole('listitem')).toHaveCount(2)
  await endOthers.click()
  await expect(logins.getByRole('listitem')).toHaveCount(1)

  const form = main(page).getByRole('form', { name: 'Adres e-mail' })
  await field(form, 'Nowy adres e-mail').fill('nowy@patyna.test')
  await field(form, 'Hasło').fill(PERSONA_PASSWORD)
  const ask = form.getByRole('button', { name: 'Zmień e-mail' })
  await failsAloud(mock, 'requestEmailChange', form, () => ask.click(), NOT_SENT)
  await expect(field(form, 'Nowy adres e-mail')).toHaveValue('nowy@patyna.test')
  await ask.click()
  const cancel = main(page).getByRole('button', { name: 'Anuluj zmianę' })
  await failsAloud(mock, 'cancelEmailChange', main(page), () => cancel.click())
  await cancel.click()
  await expect(form).toBeVisible()

  await open(`/potwierdzenie-adresu?token=${'a'.repeat(32)}`)
  const confirm = main(page).getByRole('button', { name: 'Potwierdź zmianę' })
  await failsAloud(mock, 'confirmEmailChange', main(page), () => confirm.click(), NOT_SENT)

  await open('/moje-konto/twoje-dane')
  await field(main(page), 'Hasło').fill(PERSONA_PASSWORD)
  await failsAloud(
    mock,
    'deleteAccount',
    main(page),
    () => main(page).getByRole('button', { name: 'Usuń konto na zawsze' }).click(),
    NOT_SENT,
  )
  await expect(field(main(page), 'Hasło')).toHaveValue(PERSONA_PASSWORD)
})
