import { instantOf } from '#app/domain/time/instant.ts'
import { campaignTagId, tagId } from '../content/tags.ts'
import { CONDITION } from './conditions.ts'
import type { Design } from './design.ts'
import type { Rng } from '../random.ts'

interface TagFacts {
  design: Design
  /** Its price when it is not reduced: a reduction ends, what a tag says stays. */
  regular: number
  createdAt: number
  /** Slug of the campaign in which it was reduced. */
  campaign: string | null
}

/** Products created from here on are new arrivals. */
const NEW_FROM = instantOf('2026-09-15 00:00:00')
const GIFTS_UP_TO = 35_000

interface TagRule {
  id: number
  /** Share of the matching products that get the tag. */
  share: number
  fits: (facts: TagFacts) => boolean
}

const inCategories = (...ids: readonly number[]) => {
  const wanted = new Set(ids)
  return ({ design }: TagFacts) => wanted.has(design.noun.categoryId)
}
const ofStyle = (style: number) => (facts: TagFacts) => facts.design.style === style
const ofMaterial = (material: number) => (facts: TagFacts) => facts.design.makeUp.materials.includes(material)

const RULES: readonly TagRule[] = [
  { id: tagId('nowosci'), share: 1, fits: ({ createdAt }) => createdAt >= NEW_FROM },
  { id: tagId('prl'), share: 0.9, fits: ofStyle(5) },
  {
    id: tagId('prezent'),
    share: 0.25,
    fits: ({ design, regular }) => regular < GIFTS_UP_TO && (design.noun.parcel === 'letter' || design.noun.parcel === 'parcel'),
  },
  { id: tagId('do-salonu'), share: 0.4, fits: inCategories(3002, 3004, 3006, 3007, 3012, 3014, 3015, 3024, 3026, 3027, 3064) },
  { id: tagId('do-sypialni'), share: 0.5, fits: inCategories(3005, 3008, 3009, 3013, 3072, 3073, 3074, 3063) },
  { id: tagId('do-jadalni'), share: 0.5, fits: inCategories(3001, 3025, 3007, 3037, 3032, 3034, 3075) },
  { id: tagId('do-gabinetu'), share: 0.5, fits: inCategories(3003, 3011, 3018, 3110, 3109) },
  { id: tagId('do-przedpokoju'), share: 0.5, fits: inCategories(3010, 3019, 3029, 3061) },
  { id: tagId('do-lazienki'), share: 0.6, fits: inCategories(3087, 3088, 3089, 3063) },
  { id: tagId('na-taras'), share: 0.7, fits: inCategories(3040, 3041, 3042, 3043, 3060, 3070) },
  { id: tagId('skandynawskie'), share: 0.9, fits: ofStyle(3) },
  { id: tagId('space-age'), share: 1, fits: ofStyle(25) },
  { id: tagId('art-deco'), share: 1, fits: ofStyle(1) },
  { id: tagId('secesja'), share: 1, fits: ofStyle(7) },
  { id: tagId('po-renowacji'), share: 0.6, fits: ({ design }) => design.condition === CONDITION.restored },
  { id: tagId('do-renowacji'), share: 1, fits: ({ design }) => design.condition === CONDITION.worn },
  { id: tagId('projektanci'), share: 0.8, fits: ({ design }) => design.maker.designer !== null },
  { id: tagId('szklo-kolorowe'), share: 0.7, fits: ofMaterial(23) },
  { id: tagId('porcelana'), share: 0.5, fits: ofMaterial(25) },
  { id: tagId('mosiadz'), share: 0.5, fits: ofMaterial(14) },
  { id: tagId('swieta'), share: 1, fits: inCategories(3090, 3091, 3092) },
  { id: tagId('pod-choinke'), share: 0.3, fits: inCategories(3050, 3053, 3054, 3055, 3093, 3094, 3095, 3109, 3114, 3115, 3068) },
  { id: tagId('do-350-zl'), share: 0.3, fits: ({ regular }) => regular <= GIFTS_UP_TO },
  { id: tagId('dla-kolekcjonerow'), share: 0.4, fits: ({ design }) => design.maker.fame >= 1.8 },
]

/** Tags of a product, by the rules above and its campaign. */
export function tagsOf(facts: TagFacts, rng: Rng): number[] {
  const tags: number[] = []
  for (const { id, share, fits } of RULES) if (fits(facts) && rng.chance(share)) tags.push(id)
  if (facts.campaign !== null) tags.push(campaignTagId(facts.campaign))
  return tags
}
