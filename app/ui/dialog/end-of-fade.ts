/**
 * Resolves when a closed dialog has faded out. A click elsewhere finishes the fade at once, before the click is handled: until then the
 * owner's `isOpen` is still true, and a button that opens the dialog would change nothing.
 */
export async function endOfFade(dialog: HTMLDialogElement): Promise<void> {
  const fades = dialog.getAnimations()
  const faded = new AbortController()
  addEventListener(
    'click',
    // A tap on the backdrop closes the dialog on pointerdown and ends in a click on the dialog's parent.
    ({ target }) => target instanceof Node && !target.contains(dialog) && fades.forEach((fade) => fade.finish()),
    { capture: true, signal: faded.signal },
  )
  await Promise.allSettled(fades.map(({ finished }) => finished))
  faded.abort()
}
