import * as v from 'valibot'

/** Shown once more before what an open screen must not be able to do: the password, or the answer to a passkey. */
export const Proof = {
  password: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  proof: v.optional(v.pipe(v.string(), v.maxLength(100))),
} as const
