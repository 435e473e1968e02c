interface DialogCommand {
  command: 'show-modal' | 'close'
  commandfor: string
  popoverTarget: string
  popoverTargetAction: 'show' | 'hide'
}

/**
 * Attributes of a button that opens a `<dialog popover="auto">` as a modal without scripts. A browser without invoker commands (Safari
 * before 26.2) ignores the first two and opens it as a popover; one that supports them ignores the last two (HTML, button activation).
 */
export function opensDialog(id: string): DialogCommand {
  return { command: 'show-modal', commandfor: id, popoverTarget: id, popoverTargetAction: 'show' }
}

/** Attributes of a close button inside the dialog. */
export function closesDialog(id: string): DialogCommand {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' }
}
