import { fileURLToPath } from 'node:url'

/** Folder of all photographs and their manifests. They are rendered by seeds/studio and committed. */
export const PHOTOGRAPHS_DIR = fileURLToPath(new URL('./photographs', import.meta.url))
