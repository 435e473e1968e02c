'use client'
import { parseId, type ProductId } from '../../domain/ids.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { ProListsWords } from './pro-lists-page.tsx'

interface ProductToListProps {
  words: ProListsWords
  /** Answers whether there is such a product. */
  onPut: (id: ProductId) => Promise<boolean>
}

/** Puts a product on a list by its number or by the address of its page. */
export function ProductToList({ words, onPut }: ProductToListProps) {
  const form = useForm({
    fields: { product: 'text' },
    validate: ({ product }) => (productIdIn(product) === null ? { product: words.unknownProduct } : {}),
    async onSubmit({ product }) {
      const id = productIdIn(product)
      if (id === null || !(await onPut(id))) return { errors: { product: words.unknownProduct } }
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
