/** Stylesheets that are loading or loaded, by file; as many as the build has. */
const stylesheets = new Map<string, Promise<void>>()

/**
 * Loads a script and its stylesheets side by side, in the place of Vite's preload helper (edge/build/replace-preload-helper.ts), which loads one after
 * the other. Rejects when one of them is missing; the next call tries again.
 * @param files stylesheets, from the root of the site; '' is one that every page has (edge/build/merge-stylesheets.ts)
 */
export async function loadWithStylesheets<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [script] = await Promise.all([load(), ...files.filter((file) => file !== '').map(loadStylesheet)])
  return script
}

function loadStylesheet(file: string): Promise<void> {
  const coming = stylesheets.get(file) ?? insertStylesheet(file)
  stylesheets.set(file, coming)
  return coming
}

async function insertStylesheet(file: string): Promise<void> {
  const href = `/${file}`
  // The document may link it already.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  // As React announces it and links it: a preload of another mode would be loaded a second time.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' })
  const settled = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  try {
    await settled
  } catch {
    link.remove()
    stylesheets.delete(file)
    throw new Error(`Unable to preload CSS for ${href}`)
  }
}
