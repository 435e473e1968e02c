/**
 * Lets React insert before and remove nodes that others have moved or wrapped; without it the whole page becomes its error message. A browser's
 * translation wraps each text node in `<font>` elements, and React will not mend it (https://github.com/facebook/react/issues/11538).
 */
export function forgiveMovedNodes(prototype: Pick<Node, 'insertBefore' | 'removeChild'>): void {
  const { insertBefore, removeChild } = prototype

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let child = before
    while (child && child.parentNode !== this) child = child.parentNode
    return insertBefore.call(this, node, child) as T
  }

  prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    let child: Node = node
    // A wrapper that holds nothing else goes with what it wraps.
    if (this.contains(node))
      while (child.parentNode && child.parentNode !== this && !child.previousSibling && !child.nextSibling) child = child.parentNode
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return node
  }
}
