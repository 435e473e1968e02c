/** Makes a write that a read can do without: on a full or locked database the read goes on. @throws every other error */
export function unlessFull(write: () => unknown): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^SQLITE_(FULL|BUSY)/.test(String(error.code)))) throw error
  }
}
