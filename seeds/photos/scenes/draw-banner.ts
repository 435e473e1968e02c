// A banner as SVG text: things side by side at one scale, the left third left calm for a title.
import type { Banner } from '../catalog/banners.ts'
import { FORMS } from '../forms/forms.ts'
import { finishOf } from '../pen/surface.ts'
import { COLORS, type ColorName, MATERIALS, type MaterialName } from '../palette.ts'
import { placeForm } from './place-form.ts'
import { tone } from '../pen/tone.ts'

const CROPS = {
  desktop: { width: 1280, height: 640, left: 330, right: 1256, floor: 470, base: 568, tall: 490 },
  mobile: { width: 960, height: 960, left: 130, right: 830, floor: 680, base: 800, tall: 600 },
} as const

export function drawBanner(banner: Banner, crop: keyof typeof CROPS): string {
  const { width, height, left, right, floor, base, tall } = CROPS[crop]
  const things = (crop === 'desktop' ? banner.things : banner.mobile).map(([name, finish], i) => {
    const form = FORMS[name]
    if (!form) throw new RangeError(`No form ${name}`)
    const [material, color] = finish.split('/') as [MaterialName, ColorName]
    const surfaces = finishOf(COLORS[color].id, MATERIALS[material].id)
    const unit = placeForm(form, surfaces, { x: 0, y: 0, width: 1000, height: 1000, prefix: 'm' })
    const size = { width: unit.width / unit.scale, height: (unit.bottom - unit.top) / unit.scale }
    return { form, surfaces, size, prefix: `t${i}-` }
  })
  const gap = (crop === 'desktop' ? (banner.gap ?? 0.04) : 0.04) * Math.max(...things.map(({ size }) => size.width))
  const total = things.reduce((sum, { size }) => sum + size.width, gap * (things.length - 1))
  const scale = Math.min((right - left) / total, tall / Math.max(...things.map(({ size }) => size.height)))
  let x = (left + right) / 2 - (total * scale) / 2
  const drawn = things.map(({ form, surfaces, size, prefix }) => {
    const middle = x + (size.width * scale) / 2
    x += (size.width + gap) * scale
    const hangs = form.stage === 'hang'
    return placeForm(form, surfaces, {
      x: middle,
      y: hangs ? height * 0.42 : base,
      isCentred: hangs,
      width: 0,
      height: 0,
      scale,
      zoom: 0.8,
      prefix,
    }).svg
  })
  const wash = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="${crop === 'desktop' ? 640 : 1280}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${wash('bw', tone(banner.ground, 0.2), tone(banner.ground, -0.1))}${wash('bf', tone(banner.ground, -0.2), tone(banner.ground, 0.05))}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#bw)"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#bf)"/>${drawn.join('')}</svg>`
  )
}
