import * as v from 'valibot'

/** What a child is to draw; all that it makes lies in the folder, `<variant>.jpg` each. */
export const Job = v.object({
  file: v.string(),
  folder: v.string(),
  /** What its camera wrote is read of this file: one that another program decoded has it no more. */
  factsOf: v.optional(v.string()),
  /** Its owner's. */
  zone: v.string(),
})
export type Job = v.InferOutput<typeof Job>

const Facts = v.object({
  taken: v.optional(v.string()),
  zone: v.optional(v.string()),
  hasExposure: v.optional(v.boolean()),
  lat: v.optional(v.number()),
  lon: v.optional(v.number()),
  camera: v.optional(v.string()),
  contentId: v.optional(v.string()),
})

/** What it answers, as one line of JSON. */
export const Drawn = v.variant('is', [
  v.object({
    is: v.literal('drawn'),
    variants: v.array(v.string()),
    width: v.number(),
    height: v.number(),
    pages: v.optional(v.number()),
    isPartial: v.boolean(),
    /** A film that it holds lies in the folder as `MOTION`. */
    hasMotion: v.optional(v.boolean()),
    facts: Facts,
  }),
  v.object({ is: v.literal('unfit'), code: v.picklist(['media-unplayable', 'too-demanding', 'locked']) }),
  /** A picture in a form that another program has to open. */
  v.object({ is: v.literal('foreign') }),
])
export type Drawn = v.InferOutput<typeof Drawn>

/** What the film in a picture is put aside as. */
export const MOTION = 'motion'

/** @number side of what is seen of a picture in a list, in pixels */
export const THUMB = 320
/** @number side of what is seen of a picture by itself, in pixels */
export const PREVIEW = 2_048
/** @number pixels of the largest picture that is drawn. Twice that of the largest camera of a phone. */
export const MOST_PIXELS = 268_402_689
/** @number side of the largest picture that is drawn, in pixels. The most that a JPEG can have. */
export const MOST_SIDE = 65_500
