import * as v from 'valibot'

/** @number hour of the day at which the weekly question leaves, where its reader lives */
export const WEEKLY_HOUR = 10

/** Whether a question comes by email once a week. */
export const WeeklyPrompt = v.strictObject({ isOn: v.boolean() })
export type WeeklyPrompt = v.InferOutput<typeof WeeklyPrompt>
