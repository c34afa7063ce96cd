import type { SavedText } from './useSavedText.ts'

export type Part = 'voice' | 'video' | 'letter'
/** `failed`: what the last try to save it ended with, where there was one. */
export type Unsaved = {
  readonly part: Part
  readonly why: 'two-versions' | 'too-long' | 'failed' | 'not-yet'
  readonly failed: unknown
}
type Text = Pick<SavedText, 'isDirty' | 'isSaving' | 'isTooLong' | 'failed' | 'theirs'>

const whyOf = ({ theirs, isTooLong, failed }: Text): Unsaved['why'] => {
  if (theirs !== undefined) return 'two-versions'
  if (isTooLong) return 'too-long'
  return failed === undefined ? 'not-yet' : 'failed'
}

/** The texts of a message that this device has and the server has not, and why; one on its way is not meant. */
export const unsavedOf = (texts: Readonly<Record<Part, Text>>): readonly Unsaved[] =>
  (['voice', 'video', 'letter'] as const)
    .filter((part) => texts[part].isDirty && !texts[part].isSaving)
    .map((part) => ({ part, why: whyOf(texts[part]), failed: texts[part].failed }))
