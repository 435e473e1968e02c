'use client'
import { parseId, type ProductId } from '../../domain/ids.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { ProListsWords } from './pro-lists-labels.ts'

interface ProductToListProps {
  /** Name of the form. */
  keepAs: string
  words: ProListsWords
  /** Answers why the product is not on the list, or null. */
  onPut: (id: ProductId) => Promise<CallFailure | null>
}

/** Puts a product on a list by its number or by the address of its page. */
export function ProductToList({ keepAs, words, onPut }: ProductToListProps) {
  const form = useForm({
    fields: { product: 'text' },
    keepAs,
    validate: ({ product }) => (productIdIn(product) === null ? { product: words.unknownProduct } : {}),
    async onSubmit({ product }) {
      const id = productIdIn(product)
      const unknown = { errors: { product: words.unknownProduct } }
      if (id === null) return unknown
      const failure = await onPut(id)
      if (failure) return failure.status === 404 ? unknown : { formError: failureText(failure, words) }
    },
  })

  return (
    <Form form={form} label={words.put}>
      <TextField {...form.field('product')} label={words.product} hint={words.productHint} autoComplete="off" />
      <SubmitButton form={form} variant="secondary" size="small">
        {words.put}
      </SubmitButton>
    </Form>
  )
}

/** The number of a product, bare or at the end of its address (GAP-53). */
function productIdIn(text: string): ProductId | null {
  return parseId<ProductId>(/(\d+)(?:[?#].*)?$/.exec(text.trim())?.[1] ?? '')
}
