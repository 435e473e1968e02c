import type { ComponentProps, ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import type { EmailForm } from '../../ui/email-form/email-form.tsx'
import { SimilarAlertForm, type SimilarAlertFormProps } from './similar-alert-form.client.tsx'
import { testDocument } from '../../testing/test-document.ts'

const checks = { email: [{ validator: 'email', text: 'Podaj adres.' }] }
const labels = { failed: 'Nie udało się.', ended: 'Sesja się skończyła.', checks } as unknown as SimilarAlertFormProps['labels']

test.each([
  ['sent', 200, { data: {} }, undefined, []],
  [
    'refused at its field',
    422,
    { error: { code: 'INVALID', fields: { email: 'incorrectEmailErrorMessage' } } },
    { errors: { email: 'Podaj adres.' } },
    [],
  ],
  ['not sent', 503, { error: { code: 'DOWN' } }, { formError: 'Nie udało się.' }, ['Nie udało się.']],
])('EXT-31: an alert that is %s', async (_what, status, json, refusal, announced) => {
  const heard: string[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('document', testDocument({ dispatchEvent: ({ detail }: CustomEvent<string>) => heard.push(detail) }))
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json(json, { status })
  })
  const form = SimilarAlertForm({ productId: 7 as ProductId, label: '', typed: '', labels }) as ReactElement<
    ComponentProps<typeof EmailForm>
  >
  const refused = await form.props.onSubmit({ email: 'ktos@patyna.test' })
  if (refusal === undefined) expect(refused).toBeUndefined()
  else expect(refused).toMatchObject(refusal)
  expect([heard, bodies]).toEqual([announced, [{ productId: 7, email: 'ktos@patyna.test' }]])
})
