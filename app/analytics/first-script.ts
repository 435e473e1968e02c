/** Id of the consent bar. */
export const CONSENT_BAR_ID = 'consent-bar'

/**
 * Runs during HTML parsing, before any other script: Consent Mode starts with everything denied, and the bar shows if no decision was made
 * yet. The text is constant, so the Content-Security-Policy allows it by hash. The bar is in the top layer and shifts no content.
 */
export const FIRST_SCRIPT = `window.dataLayer=[];(function(){dataLayer.push(arguments)})('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'});/(^|; )consent=/.test(document.cookie)||document.getElementById('${CONSENT_BAR_ID}').showPopover?.()`

/** CSP source of the script: base64 of its SHA-256 (analytics.test.ts recomputes it). */
export const FIRST_SCRIPT_HASH = 'sha256-BLNjT0moH5Q6MYCZSN1Q/z4PrwZ0U+OsXcKIWAzBwas='
