import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { SignUps } from '../../backend/modules/settings/contract.ts'
import { SignIn, SignUp, User } from '../../backend/modules/accounts/contract.ts'
import { showToast } from '../ui/toasts.ts'
import { device } from './device.ts'
import { HttpError } from './httpError.ts'
import { get, post } from './http.ts'
import { strings } from './strings.ts'

/** What the forms ask; the calls add the rest. The rules are the contract's. */
export const SignInFields = v.object({ email: SignIn.entries.username, password: SignIn.entries.password })
export const SignUpFields = v.pick(SignUp, ['email', 'password'])
type Fields = { readonly email: string; readonly password: string }

const csrfToken = async (): Promise<string> => {
  try {
    return (await get('/api/csrf-token', v.object({ csrfToken: v.string() }))).csrfToken
  } catch (cause) {
    throw new Error(strings.csrfFailed, { cause })
  }
}

const signUp = async ({ email, password }: Fields, isSecondTry = false): Promise<User> => {
  const headers = { 'X-CSRF-Token': await csrfToken() }
  const payload: SignUp = { username: email.split('@', 1)[0] ?? email, email, password, ...device() }
  try {
    return await post('/api/auth/signup', payload, User, { headers })
  } catch (error) {
    const isOldToken = error instanceof HttpError && error.status === 403 && error.body?.code === 'csrf'
    if (isOldToken && !isSecondTry) return signUp({ email, password }, true)
    throw error
  }
}

/** Whether the house takes new people; it does unless it says no. */
export const useSignUps = (): { isOpen: boolean } => {
  const { data } = useQuery({ queryKey: ['/api/sign-ups'], queryFn: () => get('/api/sign-ups', SignUps) })
  return { isOpen: data?.isOpen ?? true }
}

const signIn = ({ email, password }: Fields): Promise<User> => {
  const payload: SignIn = { username: email, password, ...device() }
  return post('/api/auth/signin', payload, User)
}

/** The ticket of a second step, where signing in asks for one. */
export const ticketIn = (error: unknown): string | undefined => {
  const body = error instanceof HttpError ? error.body : undefined
  const ticket = body?.code === 'second-factor-needed' ? body.details?.['ticket'] : undefined
  return typeof ticket === 'string' ? ticket : undefined
}

const failed = (title: string, withoutMessage: string, broke: string) => (error: unknown) => {
  if (ticketIn(error) !== undefined) return
  // A line that broke is a TypeError, whose message each browser words for programmers.
  const own = error instanceof Error && !(error instanceof TypeError) ? error.message : ''
  const told = error instanceof HttpError ? error.body?.message || withoutMessage : own || broke
  showToast({ tone: 'destructive', title, line: told })
}

export const useSignUp = (onDone: (user: User) => void) =>
  useMutation({
    mutationFn: (fields: Fields) => signUp(fields),
    onSuccess: onDone,
    onError: failed(strings.signUpFailed, strings.signUpRefused, strings.signUpBroke),
  })

export const useSignIn = (onDone: (user: User) => void) =>
  useMutation({
    mutationFn: signIn,
    onSuccess: onDone,
    onError: failed(strings.signInFailed, strings.signInBroke, strings.signInBroke),
  })
