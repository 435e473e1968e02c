import { isValidElement, type ComponentProps, type ElementType, type ReactNode } from 'react'

/** Props of the elements of a type in what an island has rendered, in their order: what is in other components is not rendered. */
export function elementsOf<Type extends ElementType>(node: ReactNode, type: Type): ComponentProps<Type>[] {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => elementsOf(each, type))
  if (!isValidElement<ComponentProps<Type> & { children?: ReactNode }>(node)) return []
  return [...(node.type === type ? [node.props] : []), ...Object.values<ReactNode>(node.props).flatMap((each) => elementsOf(each, type))]
}
