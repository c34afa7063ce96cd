import * as v from 'valibot'

/** Whether a question comes by email once a week. */
export const WeeklyPrompt = v.strictObject({ isOn: v.boolean() })
export type WeeklyPrompt = v.InferOutput<typeof WeeklyPrompt>
