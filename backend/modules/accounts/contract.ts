import * as v from 'valibot'
import { Id, Role, type Sentences } from '../../kernel/contract.ts'

const Device = {
  browser: v.picklist(['safari', 'chrome', 'other']),
  mobile: v.boolean(),
}
export const Email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('Please enter a valid email'))

export const SignUp = v.strictObject({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
  email: Email,
  password: v.pipe(v.string(), v.minLength(6, 'Password must be at least 6 characters'), v.maxLength(1024)),
  ...Device,
})
export type SignUp = v.InferOutput<typeof SignUp>

/** `username` carries the e-mail address, as the product's calls have it. */
export const SignIn = v.strictObject({
  username: Email,
  password: v.pipe(v.string(), v.minLength(1, 'Password is required'), v.maxLength(1024)),
  ...Device,
})
export type SignIn = v.InferOutput<typeof SignIn>

export const VerifyEmail = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) })
export type VerifyEmail = v.InferOutput<typeof VerifyEmail>

export const BackupAddress = v.strictObject({ address: Email })
export type BackupAddress = v.InferOutput<typeof BackupAddress>

export const ChangeRole = v.strictObject({ role: Role })
export const SuspendAccount = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why, in a few words.'), v.maxLength(500)),
})

/** What sign-in, sign-up and GET /api/account answer. */
export const User = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  role: Role,
  emailVerified: v.boolean(),
})
export type User = v.InferOutput<typeof User>

export const refusals = {
  'email-taken': 409,
  'credentials-wrong': 401,
  'account-unknown': 404,
  'account-suspended': 403,
  'address-unverified': 403,
  'backup-is-own': 409,
  'last-admin': 409,
  'link-invalid': 404,
  'link-expired': 410,
} as const
export type AccountRefusal = keyof typeof refusals

export const sentences: Sentences<AccountRefusal> = {
  'email-taken': 'An account with this email already exists. Sign in instead.',
  'credentials-wrong': 'The email or password is not right.',
  'account-unknown': 'There is no such account.',
  'account-suspended': 'This account is closed for now. Please call or write to us.',
  'address-unverified': 'Confirm your e-mail first: without it we could not warn you.',
  'backup-is-own': 'This is your main address. Choose another one as the second.',
  'last-admin': 'This is the only admin. Make somebody else an admin first.',
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This link is too old. Ask for a fresh one.',
}
