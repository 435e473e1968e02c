/** Id of the bar that asks for consent. */
export const CONSENT_BAR_ID = 'consent-bar'

/**
 * Runs as the document is read, before any other script: Consent Mode begins with everything denied, and the bar shows when nothing has
 * been decided. The text is fixed, so the Content-Security-Policy admits it by hash. A bar in the top layer moves nothing of the page.
 */
export const FIRST_SCRIPT = `window.dataLayer=[];(function(){dataLayer.push(arguments)})('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'});/(^|; )consent=/.test(document.cookie)||document.getElementById('${CONSENT_BAR_ID}').showPopover?.()`

/** CSP source of that text: base64 of its SHA-256 (analytics.test.ts recomputes it). */
export const FIRST_SCRIPT_HASH = 'sha256-BLNjT0moH5Q6MYCZSN1Q/z4PrwZ0U+OsXcKIWAzBwas='
