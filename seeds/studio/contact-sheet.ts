// All photographs beside each other, to be looked at piece by piece: node seeds/studio/contact-sheet.ts OUT.png [TEXT in the key] [FOLDER]
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const COLUMNS = 8
const WIDTH = 240
const HEIGHT = 300
const LABEL = 14

const [out = 'contact-sheet.png', text = '', folder = '.data/studio/finals'] = process.argv.slice(2)
const files = readdirSync(folder)
  .filter((file) => /\.(?:png|webp)$/.test(file) && file.includes(text))
  .sort()
const plates = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(join(folder, file))
      .resize(WIDTH, HEIGHT)
      .composite([label(file)])
      .png()
      .toBuffer(),
    left: (i % COLUMNS) * WIDTH,
    top: Math.floor(i / COLUMNS) * HEIGHT,
  })),
)
const rows = Math.max(1, Math.ceil(files.length / COLUMNS))
await sharp({ create: { width: COLUMNS * WIDTH, height: rows * HEIGHT, channels: 3, background: '#fff' } })
  .composite(plates)
  .png()
  .toFile(out)
console.log(`${files.length} photographs on ${out}`)

function label(file: string) {
  const name = file.replace(/^photo-|\..*$/g, '')
  const svg = `<svg width="${WIDTH}" height="${LABEL}"><rect width="100%" height="100%" fill="#fff"/><text x="2" y="11" font-size="11">${name}</text></svg>`
  return { input: Buffer.from(svg), left: 0, top: 0 }
}
