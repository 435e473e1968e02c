/**
 * Resolves when a closed dialog has faded out. A click elsewhere ends the fade at once, before the click is handled: the owner still holds
 * the dialog for open until then, and a button that opens it would change nothing.
 */
export async function endOfFade(dialog: HTMLDialogElement): Promise<void> {
  const fades = dialog.getAnimations()
  const faded = new AbortController()
  addEventListener(
    'click',
    // A tap on the backdrop closes the dialog at its start and ends in a click on what holds the dialog.
    ({ target }) => target instanceof Node && !target.contains(dialog) && fades.forEach((fade) => fade.finish()),
    { capture: true, signal: faded.signal },
  )
  await Promise.allSettled(fades.map(({ finished }) => finished))
  faded.abort()
}
