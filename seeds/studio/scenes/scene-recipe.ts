import { FORMS } from '../../photos/forms/forms.ts'
import { COLORS, type ColorName, MATERIALS, type MaterialName } from '../../photos/palette.ts'
import type { Note } from '../../photos/pen/note.ts'
import { finishOf } from '../../photos/pen/surface.ts'
import { type BannerCrop, bannerPhotographKey } from '../../photos/banner-pictures.ts'
import { notesOf } from '../form-notes.ts'
import { PLANTS, PLANT_SIZE, type PlantName } from './plants.ts'
import { SCENES } from './scenes.ts'
import type { Placement, Scene, Shot } from './scene.ts'

/** Everything one composed photograph is made from. */
export interface SceneRecipe extends Pick<Scene, 'size' | 'room' | 'sun'> {
  key: string
  crop: BannerCrop
  shot: Shot
  things: readonly NotedThing[]
}

/** A thing as the studio builds it: its notes, the camera they were made for, and its place. */
export interface NotedThing extends Placement {
  stage: 'floor' | 'wall' | 'hang' | 'flat'
  camera: { yaw: number; pitch: number; distance: number }
  notes: readonly Note[]
}

/** Both crops of every scene, the wide ones first. */
export function sceneRecipes(): SceneRecipe[] {
  return (['desktop', 'mobile'] as const).flatMap((crop) =>
    SCENES.map((scene) => ({
      key: bannerPhotographKey(scene.name, crop),
      crop,
      size: scene.size,
      room: scene.room,
      sun: scene.sun,
      shot: scene[crop],
      things: [...scene.things, ...(scene.only?.[crop] ?? [])].map(noted),
    })),
  )
}

/** A thing with what the studio builds it from. */
export function noted(thing: Placement): NotedThing {
  if (isPlant(thing.form))
    return { ...thing, stage: 'floor', camera: { yaw: 0, pitch: 0, distance: PLANT_SIZE * 5 }, notes: PLANTS[thing.form]() }
  const form = FORMS[thing.form]
  if (!form) throw new RangeError(`No form ${thing.form}`)
  const camera = { yaw: form.yaw ?? 24, pitch: form.pitch ?? 11, distance: form.size * 5 }
  const [material, color] = thing.finish.split('/') as [MaterialName, ColorName]
  const notes = notesOf(form, finishOf(COLORS[color].id, MATERIALS[material].id), camera)
  return { ...thing, stage: form.stage, camera, notes }
}

function isPlant(form: string): form is PlantName {
  return form in PLANTS
}
