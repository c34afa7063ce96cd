import { randomUUID } from 'node:crypto'
import { inMail, mailTo } from './mailbox.ts'
import { agreed, type Answer, type Visitor } from './visitor.ts'

const VERIFIED_MS = 90_000

/** Opens an account; undefined when the address has one already. */
export const signUp = async (visit: Visitor, email: string, password: string): Promise<unknown> => {
  const { csrfToken } = agreed(await visit('GET', '/api/csrf-token')) as { csrfToken?: string }
  if (!csrfToken) throw new Error('the app does not answer as it should')
  const content = { username: email.replace(/@.*/, ''), email, password, browser: 'other', mobile: false }
  const answer = await visit('POST', '/api/auth/signup', content, { 'X-CSRF-Token': csrfToken })
  return isTaken(answer) ? undefined : agreed(answer)
}

const isTaken = ({ status, body }: Answer) => status === 409 && (body as { code?: string }).code === 'email-taken'

/** Confirms the address by the mail that came to it. */
export const confirm = async (visit: Visitor, catcher: string, email: string): Promise<void> => {
  const mail = await mailTo(catcher, email, /Confirm/, VERIFIED_MS)
  const token = inMail(mail, /verify-email\?token=([a-z2-7]+)/)
  agreed(await visit('POST', '/api/auth/verify', { token }))
}

/** The name that recipients read, without which nothing is sealed. */
export const chooseName = async (visit: Visitor, name: string): Promise<void> => {
  agreed(await visit('PATCH', '/api/account/profile', { name }))
}

export type Person = {
  readonly name: string
  readonly email: string
  readonly zone: string
  readonly passcode?: string
  readonly hint?: string
  /** What the author is to them. */
  readonly relation?: string
}

export const addPerson = async (
  visit: Visitor,
  { name, email, zone, passcode, hint, relation }: Person,
): Promise<string> => {
  const recipientId = randomUUID()
  agreed(await visit('POST', '/api/recipients', { recipientId, name, email, zone, ...(relation && { relation }) }))
  const path = `/api/recipients/${recipientId}/verification`
  if (passcode) agreed(await visit('PUT', path, { method: 'passcode', passcode, hint }))
  return recipientId
}

export type Words = { readonly title: string; readonly body: string; readonly recipientIds: readonly string[] }

export const writeDraft = async (visit: Visitor, { title, body, recipientIds }: Words): Promise<string> => {
  const messageId = randomUUID()
  agreed(await visit('POST', '/api/messages', { messageId, kind: 'text', title }))
  agreed(await visit('PATCH', `/api/messages/${messageId}`, { body, recipientIds }, { 'If-Match': '*' }))
  return messageId
}

/** `local` is the wall clock in `zone`; `more` is what the plan says otherwise. */
export const seal = async (
  visit: Visitor,
  messageId: string,
  local: string,
  zone: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const plan = { mode: 'fixed', local, zone, answerRule: 'silent', ...more }
  agreed(await visit('POST', `/api/messages/${messageId}/schedule`, plan))
}
