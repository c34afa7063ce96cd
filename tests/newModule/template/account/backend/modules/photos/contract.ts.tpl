import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a photo's title */
const MOST_TITLE = 120

export const AddPhoto = v.strictObject({
  photoId: Id,
  title: v.pipe(line(MOST_TITLE), v.minLength(1, 'Write a title.')),
})
export type AddPhoto = v.InferOutput<typeof AddPhoto>

export const PhotoRow = v.object({ id: Id, title: v.string(), addedAt: v.string() })
export type PhotoRow = v.InferOutput<typeof PhotoRow>
