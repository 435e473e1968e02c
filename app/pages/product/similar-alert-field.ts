/** Name of the form of an alert while its input is kept over a login. */
export const KEPT_ALERT = 'similar-alert'
