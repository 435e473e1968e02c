/** Sheets on their way or there, by file; as many as the build has. */
const sheets = new Map<string, Promise<void>>()

/**
 * Loads a script and the sheets that belong to it, side by side. In the place of Vite's own (.tasks/slim-loading.ts), which loads them one after
 * the other and knows of browsers and settings that the shop does not have. Rejects where one of them is missing; the next call tries again.
 * @param files the sheets, from the root of the site; '' is one that every page has in its own (.tasks/one-sheet.ts)
 */
export async function loadWithSheets<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [script] = await Promise.all([load(), ...files.filter((file) => file !== '').map(loadSheet)])
  return script
}

function loadSheet(file: string): Promise<void> {
  const coming = sheets.get(file) ?? insertSheet(file)
  sheets.set(file, coming)
  return coming
}

async function insertSheet(file: string): Promise<void> {
  const href = `/${file}`
  // The document may have come with it.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const settled = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
  document.head.append(link)
  try {
    await settled
  } catch {
    link.remove()
    sheets.delete(file)
    throw new Error(`Unable to preload CSS for ${href}`)
  }
}
