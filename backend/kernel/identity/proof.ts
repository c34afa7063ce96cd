import * as v from 'valibot'
import { bounded } from '../words/bounded.ts'

/** Shown once more before what an open screen must not be able to do: the password, or the answer to a passkey. */
export const Proof = {
  password: v.optional(bounded(1024)),
  proof: v.optional(bounded(100)),
} as const
