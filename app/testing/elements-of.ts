import { isValidElement, type ComponentProps, type ElementType, type ReactNode } from 'react'

/** Props of the elements of a type in what an island has rendered, in their order: what is in other components is not rendered. */
export function elementsOf<Type extends ElementType>(node: ReactNode, type: Type): ComponentProps<Type>[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => elementsOf(each, type))
  if (!isValidElement<ComponentProps<Type> & { children?: ReactNode }>(node)) return []
  return [...(node.type === type ? [node.props] : []), ...Object.values<ReactNode>(node.props).flatMap((each) => elementsOf(each, type))]
}

/** Gives refs what stands for their elements, in the order of `elementsOf`, as a browser does before effects run; a ref is left alone for null. */
export function attach(node: ReactNode, type: ElementType, ...elements: readonly (object | null)[]): void {
  const refs = elementsOf(node, type).map((props: { ref?: unknown }) => props.ref)
  for (const [index, element] of elements.entries()) if (element) Object.assign(refs[index] ?? {}, { current: element })
}
