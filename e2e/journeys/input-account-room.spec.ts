// Another e-mail, and the end of the account (EXT-19, EXT-21).
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { checkAxe } from '../axe.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { journeyDriver } from '../input-driver.ts'
import { INPUT_MODES, modeTitle } from '../input-modes.ts'

const { email: OLD_EMAIL } = PERSONAS.customer
const NEW_EMAIL = 'hanna.nowa@patyna.test'

test.beforeEach(inOwnWorld)

for (const mode of INPUT_MODES) {
  test(
    `EXT-19: an e-mail is changed once both mailboxes have confirmed it, and the change can be cancelled before, ${modeTitle(mode, 5)}`,
    mode.details,
    async ({ page, logInAs, mock }) => {
      const { input, open } = await journeyDriver(page, mode)
      const openLinkTo = async (recipient: string) => open((await mock.mails(recipient))[0]?.link ?? '')
      const form = main(page).getByRole('form', { name: 'Adres e-mail' })
      const confirm = main(page).getByRole('button', { name: 'Potwierdź zmianę' })
      await logInAs('customer')
      await open('/moje-konto')
      const ask = async () => {
        await input.fill(form.getByRole('textbox', { name: 'Nowy adres e-mail' }), NEW_EMAIL)
        await input.fill(form.getByRole('textbox', { name: 'Hasło' }), PERSONA_PASSWORD)
        await input.click(form.getByRole('button', { name: 'Zmień e-mail' }))
        await expect(main(page).getByText(`Zmiana na ${NEW_EMAIL} czeka na potwierdzenie.`)).toBeVisible()
      }
      const staysHere = async () => expect(main(page).locator(':focus'), 'the focus is not lost with the button').toHaveCount(1)
      await ask()
      await staysHere()
      await input.click(main(page).getByRole('button', { name: 'Anuluj zmianę' }))
      await expect(form).toBeVisible()
      await staysHere()
      await ask()
      await checkAxe(page)
      expect(await overflowing(page)).toEqual([])

      await openLinkTo(NEW_EMAIL)
      await input.click(confirm)
      await expect(main(page).getByRole('alert')).toContainText('Otwórz link z wiadomości na dotychczasowy adres.')
      await open('/moje-konto')
      await expect(main(page).getByText('Otwórz link z wiadomości na dotychczasowy adres.')).toBeVisible()
      await expect(main(page).getByText('Otwórz link z wiadomości na nowy adres.')).toHaveCount(0)

      await openLinkTo(OLD_EMAIL)
      await input.click(confirm)
      await expect(main(page).getByRole('alert')).toContainText('Adres e-mail zmieniony.')
      await input.click(main(page).getByRole('link', { name: 'Twoje konto' }))
      await expect(main(page).getByText(NEW_EMAIL).first()).toBeVisible()
      await expect(form).toBeVisible()
    },
  )
}

test.describe('whose session is over', () => {
  test.use({ expectedStatuses: [401] })

  for (const mode of INPUT_MODES) {
    test(
      `EXT-21: an account is deleted; the visitor is a guest, and nobody logs in with it, ${modeTitle(mode, 6)}`,
      mode.details,
      async ({ page, logInAs }) => {
        const { input, open } = await journeyDriver(page, mode)
        await logInAs('customer')
        await open('/moje-konto')
        await input.click(main(page).getByRole('link', { name: 'Twoje dane i usunięcie konta' }))
        await expect(title(page, 'Twoje dane w sklepie')).toBeVisible()
        await input.fill(main(page).getByRole('textbox', { name: 'Hasło' }), PERSONA_PASSWORD)
        expect(await overflowing(page)).toEqual([])
        await input.click(main(page).getByRole('button', { name: 'Usuń konto na zawsze' }))
        await expect(page).toHaveURL(/\/$/)
        await expect(header(page).getByRole('link', { name: 'Zaloguj się' }).first()).toBeAttached()
        await open('/logowanie')
        await input.fill(main(page).getByRole('textbox', { name: 'E-mail' }), OLD_EMAIL)
        await input.fill(main(page).getByRole('textbox', { name: 'Hasło' }), PERSONA_PASSWORD)
        await input.click(main(page).locator('form').getByRole('button', { name: 'Zaloguj się' }))
        await expect(main(page).getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło')
      },
    )
  }
})
