import * as v from 'valibot'

export const Figure = v.object({
  id: v.picklist(['families', 'messages', 'rating', 'genealogy', 'experience']),
  text: v.string(),
  /** Not measured: shown with "Sample figure" beside it. */
  isSample: v.boolean(),
})
export type Figure = v.InferOutput<typeof Figure>

export const SecurityPoint = v.object({
  id: v.picklist(['encryption', 'backups', 'privacy', 'guarantee', 'support']),
  /** Whether what it says holds now; a point that is not shown is left out of the page. */
  isShown: v.boolean(),
})
export type SecurityPoint = v.InferOutput<typeof SecurityPoint>

/** Somebody did something lately; in the mode `sample` each card says "Sample". */
export const Notice = v.object({ name: v.string(), location: v.string(), action: v.string(), time: v.string() })
export type Notice = v.InferOutput<typeof Notice>

/** What GET /api/claims answers. Only claims that may be shown are in it. */
export const Figures = v.object({
  mode: v.picklist(['off', 'live', 'sample']),
  claims: v.array(Figure),
  security: v.array(SecurityPoint),
  /** Different visitors in the last five minutes, from five on; null when unknown, in `sample` the page draws one. */
  visitors: v.nullable(v.number()),
  notices: v.array(Notice),
})
export type Figures = v.InferOutput<typeof Figures>
