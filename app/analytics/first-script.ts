/** Id of the consent bar. */
export const CONSENT_BAR_ID = 'consent-bar'

/**
 * Runs during HTML parsing, before any other script: Consent Mode starts with everything denied, and the bar shows if no decision was made
 * yet. The bar is in the top layer and shifts no content. A click on a button before its scripts is noted for them
 * (`app/ui/early-click/early-button.tsx`), apart from an answer of the bar. The text is constant, so the Content-Security-Policy allows it by hash.
 */
export const FIRST_SCRIPT = `window.dataLayer=[];(function(){dataLayer.push(arguments)})('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'});/(^|; )consent=/.test(document.cookie)||document.getElementById('${CONSENT_BAR_ID}').showPopover?.();addEventListener('click',({target})=>{const answer=target.closest?.('[popover] button[value]');answer?earlyAnswer=answer:earlyClick=target.closest?.('[data-early]')},true)`

/** CSP source of the script: base64 of its SHA-256 (analytics.test.ts recomputes it). */
export const FIRST_SCRIPT_HASH = 'sha256-YvVO//6D5vbvFO+7dt1xBTwbIU2L6Hw4b/CIz9Eie2Q='
