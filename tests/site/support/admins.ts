import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { linkIn, mailboxOf } from '../../journeys/support/mailbox.ts'
import { codesOf } from '../../support/codes.ts'
import { newVisitor } from './visitors.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** An admin as the house makes one from the machine: a confirmed address, an authenticator app, the grant, and both steps in. */
export const newAdmin = async (name = 'keeper') => {
  const visitor = await newVisitor(name)
  const { ask, email, password } = visitor
  const told = async (status: number, method: string, path: string, body: unknown) => {
    const answer = await ask(method, path, body)
    expect(answer, `${path}: ${JSON.stringify(answer.json)}`).toMatchObject({ status })
    return answer.json as Record<string, string> & { readonly details?: { readonly ticket: string } }
  }
  const link = new URL(linkIn(await mailboxOf(email).next(/Confirm your email address/u), /verify-email/u))
  await told(200, 'POST', '/api/auth/verify', { token: link.searchParams.get('token') })

  const { secret = '' } = await told(200, 'POST', '/api/account/totp', { password })
  const codes = codesOf(secret)
  await told(200, 'POST', '/api/account/totp/confirm', { code: await codes.before() })
  const env = { ...process.env, EVERHEARTH_DATA: process.env['SITE_FOLDER'], DATABASE_URL: '' }
  const { stdout } = await run('node', ['backend/admin.ts', 'grant', email], { cwd: root, env })
  expect(stdout).toContain('The account is an admin now.')
  const device = { browser: 'chrome', mobile: false }
  const { details } = await told(401, 'POST', '/api/auth/signin', { username: email, password, ...device })
  await told(200, 'POST', '/api/auth/second-factor', { ticket: details?.ticket, code: codes.at(0) })
  return visitor
}
