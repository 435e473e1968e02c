// Imported before the forms (node --import): gives them the studio's pen instead of the drawing one, so that one model makes both pictures
// and the drawings know nothing of it.
import { registerHooks } from 'node:module'

const DRAWN = /\/photos\/pen\/(solids|soft|turned|plane)\.ts$/
const FORM = /\/photos\/forms\/[a-z-]+\.ts$/

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const isForm = FORM.test(context.parentURL ?? '')
    return isForm && DRAWN.test(resolved.url) ? { ...resolved, url: resolved.url.replace(DRAWN, '/studio/notation/$1.ts') } : resolved
  },
})
