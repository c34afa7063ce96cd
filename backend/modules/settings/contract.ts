import * as v from 'valibot'

/** @number to what admins may set the largest file */
export const MOST_FILE_MB = 20_480

/** The four switches of the admin panel (billing-admin B8): PUT takes exactly these. */
export const SystemSettings = v.strictObject({
  maintenanceMode: v.boolean(),
  registrationEnabled: v.boolean(),
  /** In MB. */
  maxFileSize: v.pipe(
    v.number(),
    v.integer('A whole number of MB.'),
    v.minValue(1, 'At least 1 MB.'),
    v.maxValue(MOST_FILE_MB, `At most ${MOST_FILE_MB} MB.`),
  ),
  emailNotifications: v.boolean(),
})
export type SystemSettings = v.InferOutput<typeof SystemSettings>

/** What GET /api/sign-ups answers anybody. */
export const SignUps = v.object({ isOpen: v.boolean() })
export type SignUps = v.InferOutput<typeof SignUps>
