import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { Line } from '../../kernel/text.ts'

export const AddPhoto = v.strictObject({
  photoId: Id,
  title: v.pipe(Line, v.minLength(1, 'Write a title.'), v.maxLength(120)),
})
export type AddPhoto = v.InferOutput<typeof AddPhoto>

export const PhotoRow = v.object({ id: Id, title: v.string(), addedAt: v.string() })
export type PhotoRow = v.InferOutput<typeof PhotoRow>
