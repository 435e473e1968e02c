import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { Button } from '../button/button.tsx'
import { StaticEmailForm } from '../email-form/static-email-form.tsx'
import { Notice } from '../notice/notice.tsx'
import { TextField } from '../form-field/text-field.tsx'
import { readTags } from '../../testing/read-tags.ts'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

function Sample() {
  const form = useForm({
    fields: { email: 'text', note: 'text' },
    validate: () => ({ email: 'Podaj e-mail.' }),
    isRequired: (field) => field === 'email',
    onSubmit: async () => {},
  })
  return (
    <Form form={form} label="Kontakt">
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('note')} label="Uwagi" />
      <SubmitButton form={form}>Wyślij</SubmitButton>
    </Form>
  )
}

const html = renderToStaticMarkup(<Sample />)

test('VAL-25: before the first submit nothing is wrong', () => {
  expect(html).not.toContain('Podaj e-mail.')
  expect(readTags(html, 'input').map((input) => input['aria-invalid'])).toEqual(['false', 'false'])
})

test('before its scripts run a form cannot be sent, and its values could not get into an address', () => {
  expect(readTags(html, 'form')).toMatchObject([{ method: 'post', 'aria-label': 'Kontakt' }])
  expect(readTags(html, 'button')).toMatchObject([{ type: 'submit', disabled: '' }])
  expect(html).not.toMatch(/novalidate/i)
})

test('the error of a whole form is said at once, and its button is busy while it is sent', () => {
  const form = { error: 'Nie wysłano', found: [], isSubmitting: true, isHydrated: true, root: { ref: { current: null }, 'data-keep': '' } }
  expect(elementsOf(Form({ form, children: null }), Notice)).toMatchObject([{ isUrgent: true, children: 'Nie wysłano' }])
  expect(elementsOf(SubmitButton({ form }), Button)).toMatchObject([{ isBusy: true, disabled: false, type: 'submit' }])
})

test('a form of one e-mail is whole before its scripts, which alone can send it', () => {
  const early = renderToStaticMarkup(<StaticEmailForm id="news" label="Newsletter" labels={{ email: 'E-mail', submit: 'Zapisz' }} />)
  expect(readTags(early, 'input')).toMatchObject([{ type: 'email', autoComplete: 'email', name: 'email' }])
  expect(readTags(early, 'button')).toMatchObject([{ type: 'submit', disabled: '', 'data-static': 'true' }])
})
