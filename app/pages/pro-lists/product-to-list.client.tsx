'use client'
import type { ProductId } from '../../domain/ids.ts'
import { typedProductId } from '../../domain/product/typed-product-id.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { announce } from '../../ui/live-region/announce.ts'
import type { ProListsLabels } from './pro-lists-labels.ts'

interface ProductToListProps {
  /** Accessible name of the form. */
  keepAs: string
  labels: ProListsLabels
  /** Resolves to the failure, or null. */
  onPut: (id: ProductId) => Promise<CallFailure | null>
}

/** Adds a product to a list by its id or by the URL of its page. */
export function ProductToList({ keepAs, labels, onPut }: ProductToListProps) {
  const form = useForm({
    fields: { product: 'text' },
    keepAs,
    isEmptied: true,
    validate: ({ product }) => (typedProductId(product) === null ? { product: labels.unknownProduct } : {}),
    async onSubmit({ product }) {
      const id = typedProductId(product)
      const unknown = { errors: { product: labels.unknownProduct } }
      if (id === null) return unknown
      const failure = await onPut(id)
      if (failure) return failure.status === 404 ? unknown : { formError: failureText(failure, labels) }
      announce(labels.isOn)
    },
  })

  return (
    <Form form={form} label={labels.put}>
      <TextField {...form.field('product')} label={labels.product} hint={labels.productHint} autoComplete="off" />
      <SubmitButton form={form} variant="secondary" size="small">
        {labels.put}
      </SubmitButton>
    </Form>
  )
}
