import * as v from 'valibot'
import { Id, OwedMail, Role } from '../../../kernel/contract.ts'

/** What sign-in, sign-up and GET /api/account answer. Apart from the other schemas: every first page reads it, and none of them. */
export const User = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  role: Role,
  /** As the person calls themselves; absent where they never said. */
  name: v.optional(v.string()),
  emailVerified: v.boolean(),
  /** The email that asks for it, while it has not left. */
  confirmationMail: v.optional(OwedMail),
  /** A look around that ends then, with all that is in it; absent for an account that is somebody's. */
  demoUntil: v.optional(v.string()),
})
export type User = v.InferOutput<typeof User>
