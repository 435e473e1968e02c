// Points in the room of a form, in centimetres: x to the right, y up, z towards the viewer.

export type V3 = readonly [x: number, y: number, z: number]
export type V2 = readonly [x: number, y: number]

export interface Camera {
  /** Degrees the viewer stands to the right of the object's front. */
  yaw: number
  /** Degrees the viewer looks down. */
  pitch: number
  /** Centimetres from the origin: several times the object, so that perspective stays gentle. */
  distance: number
}

export function add(a: V3, b: V3): V3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: V3, b: V3): V3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scaled(a: V3, by: number): V3 {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function cross(a: V3, b: V3): V3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a: V3): V3 {
  return scaled(a, 1 / (Math.hypot(...a) || 1))
}

/** The point seen from the camera: x right, y up, z towards the viewer; directions turn alike. */
export function seenFrom({ yaw, pitch }: Camera, [x, y, z]: V3): V3 {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const right = x * Math.cos(a) - z * Math.sin(a)
  const near = x * Math.sin(a) + z * Math.cos(a)
  return [right, y * Math.cos(b) - near * Math.sin(b), y * Math.sin(b) + near * Math.cos(b)]
}
