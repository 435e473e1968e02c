/** Whether React did not find a node where it had put it: somebody else (a translation, an extension) has moved it. */
export function isMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}
