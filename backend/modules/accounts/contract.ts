import * as v from 'valibot'
import { Id, type Sentences } from '../../kernel/contract.ts'

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

/** What sign-in, sign-up and GET /api/account answer. */
export const User = v.object({
  id: Id,
  username: v.string(),
  email: v.string(),
  role: v.picklist(['member', 'admin']),
  emailVerified: v.boolean(),
})
export type User = v.InferOutput<typeof User>

export const refusals = {
  'email-taken': 409,
  'credentials-wrong': 401,
  'link-invalid': 404,
  'link-expired': 410,
} as const
export type AccountRefusal = keyof typeof refusals

export const sentences: Sentences<AccountRefusal> = {
  'email-taken': 'An account with this email already exists. Sign in instead.',
  'credentials-wrong': 'The email or password is not right.',
  'link-invalid': 'This link is not complete. Copy it again from the mail.',
  'link-expired': 'This link is too old. Ask for a fresh one.',
}
