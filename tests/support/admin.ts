import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { agreed } from '../../stack/seed/visitor.ts'
import { codesOf } from './codes.ts'
import { PASSWORD, type Family } from './family.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Makes somebody an admin as the house does from the machine: an authenticator app, the grant, and both steps in. */
export const makeAdmin = async ({ page, main, press, ask, email }: Family, folder: string) => {
  const { secret } = agreed(await ask('POST', '/api/account/totp', { password: PASSWORD })) as { secret: string }
  const codes = codesOf(secret)
  agreed(await ask('POST', '/api/account/totp/confirm', { code: await codes.before() }))
  const env = { ...process.env, EVERHEARTH_DATA: folder, DATABASE_URL: '' }
  const { stdout } = await run(process.execPath, ['backend/admin.ts', 'grant', email], { cwd: root, env })
  expect(stdout).toContain('The account is an admin now.')

  const who = { username: email, password: PASSWORD, browser: 'chrome', mobile: false }
  const { status, body } = await ask('POST', '/api/auth/signin', who)
  expect(status).toBe(401)
  const { details } = body as { details: { ticket: string } }
  const { id } = agreed(
    await ask('POST', '/api/auth/second-factor', { ticket: details.ticket, code: codes.at(0) }),
  ) as {
    id: string
  }
  /** A code that was not used on the way in. */
  const freshCode = () => codes.at(1)
  return { page, main, press, ask, id, email, freshCode }
}
