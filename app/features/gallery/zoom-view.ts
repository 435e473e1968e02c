/** How a photo lies in the stage: enlarged by `scale` from its fitted size, its centre moved from the stage's by x and y CSS pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** CSS pixels from the centre of the stage. */
export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The photo by its own pixels, of which the ratio counts, and the stage in CSS pixels. */
export interface ZoomSizes {
  photo: Size
  stage: Size
}

/** The whole photo. */
export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 }

/** What a double tap enlarges to: beyond twice, so that it shows more than a larger screen would. */
export const DOUBLE_TAP_SCALE = 2.5

/** A photo of 1280 px on a phone of three device pixels has no more to show. */
export const LARGEST_SCALE = 5

/** One step of the buttons and of the keys + and -. */
export const STEP_FACTOR = 1.6

/** Enlarges to a scale, within its limits; the part of the photo at a point stays there. */
export function zoomedTo(view: ZoomView, { scale, at }: { scale: number; at: Point }, sizes: ZoomSizes): ZoomView {
  const next = between(scale, 1, LARGEST_SCALE)
  const ratio = next / view.scale
  return bounded({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, sizes)
}

/** Moves the photo, but no edge of it into the stage. */
export function movedBy(view: ZoomView, by: Point, sizes: ZoomSizes): ZoomView {
  return bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes)
}

/** A double tap: enlarged at that point, or whole again. */
export function toggledAt(view: ZoomView, at: Point, sizes: ZoomSizes): ZoomView {
  return view.scale > 1 ? FITTED : zoomedTo(view, { scale: DOUBLE_TAP_SCALE, at }, sizes)
}

function bounded({ scale, x, y }: ZoomView, { photo, stage }: ZoomSizes): ZoomView {
  const fit = Math.min(stage.width / photo.width, stage.height / photo.height)
  const limitOf = (side: keyof Size) => Math.max(0, (photo[side] * fit * scale - stage[side]) / 2)
  return { scale, x: between(x, -limitOf('width'), limitOf('width')), y: between(y, -limitOf('height'), limitOf('height')) }
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
