import { fileURLToPath } from 'node:url'

/** Folder of all photographs and their manifests. */
export const PHOTOGRAPHS_DIR = fileURLToPath(new URL('./photographs', import.meta.url))
