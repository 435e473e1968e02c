/** A login of the user: a device, and since when (EXT-22). */
export interface AccountLogin {
  id: string
  /** null: the browser did not say. */
  browser: string | null
  system: string | null
  createdAt: number
  /** The one that asks. */
  isCurrent: boolean
}

/** The device as people name it, such as `Firefox, Windows`; null: unknown. */
export function deviceName({ browser, system }: Pick<AccountLogin, 'browser' | 'system'>): string | null {
  return [browser, system].filter((part) => part !== null).join(', ') || null
}
