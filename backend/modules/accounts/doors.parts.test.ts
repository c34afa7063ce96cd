// Through: accounts
import { TOTP } from 'otpauth'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { doorsReactor } from '../../../workflows/accounts/reactor.ts'
import { sql } from '../../kernel/db.ts'
import { passwordHashOf } from '../../kernel/identity/credentials.ts'
import { passkeysOf } from '../../kernel/identity/passkeys.ts'
import { hasTotp } from '../../kernel/identity/totp.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Handle } from '../../kernel/log/handle.ts'
import type { Answer, Browser } from '../../kernel/testing/browser.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { account, type Account } from './account.ts'
import { verifyEmail } from './decide.ts'
import type { AccountsEvent, LetterKind } from './events.ts'
import { routes } from './routes.ts'
import { authenticatorFor } from './testing/authenticator.ts'
import { freshAddress, newMember, PASSWORD } from './testing/visitor.ts'

/** What happens to a command that a test watches, just before it and just after its event stands. */
let around: { readonly before?: () => Promise<unknown>; readonly after?: () => never } = {}
const watched = (kernel: Kernel): Kernel => {
  const handle: Handle = async (...given) => {
    const { before, after } = around
    around = {}
    await before?.()
    const handled = await kernel.handle(...given)
    after?.()
    return handled
  }
  return { ...kernel, handle }
}

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    routers: [(kernel) => routes(watched(kernel))],
    projections: { accounts: [accounts] },
    reactors: (kernel) => ({ doors: doorsReactor(kernel) }),
  })
})
afterAll(() => server.stop())

type Ask = (path: string, body: object) => Promise<Answer>
type Change = {
  readonly of: string
  readonly event: AccountsEvent['type']
  readonly kind: LetterKind
  readonly prepare?: (browser: Browser, id: string) => Promise<unknown>
  /** The first request, and another one after it. */
  readonly ask: (ask: Ask, browser: Browser, prepared: never) => readonly (() => Promise<Answer>)[]
  readonly effect: (kernel: Kernel, id: string, state: Account) => unknown
}
const shown = { password: PASSWORD }
const passkeys = (kernel: Kernel, id: string) => passkeysOf(kernel, id).then((all) => all.map((each) => each.id))
const codes = ({ db }: Kernel, id: string) =>
  db.any(sql.type(v.object({ codeHash: v.string() }))`
    select code_hash from kernel.recovery_codes where account_id = ${id} order by code_hash`)
const backupAddress = (_: Kernel, __: string, { backup }: Account) => backup?.address

const beginCodeApp = async ({ ask }: Browser) => {
  const { json } = await ask('POST', '/api/account/totp', shown)
  return v.parse(v.object({ secret: v.string() }), json).secret
}
const confirming = (ask: Ask, secret: string) => () =>
  ask('/api/account/totp/confirm', { code: new TOTP({ secret }).generate() })
const withCodeApp = async (browser: Browser) => {
  const secret = await beginCodeApp(browser)
  await confirming((path, body) => browser.ask('POST', path, body), secret)()
}
const withPasskeys = async (browser: Browser, id: string) => {
  for (const name of ['phone', 'key']) await authenticatorFor(server.origin).add(browser, name)
  return passkeys(server.kernel, id)
}
const withSecondAddress = (browser: Browser) =>
  browser.ask('POST', '/api/account/backup-address', { address: freshAddress('office'), ...shown })

/** Adds a passkey of a new device as the page does; the keyed request is the one that brings the answer. */
const adding = (ask: Ask, browser: Browser) => () =>
  authenticatorFor(server.origin).add({
    ...browser,
    ask: (method, path, body) =>
      path.endsWith('/options') ? browser.ask(method, path, body) : ask(path, body as object),
  })

const changes: readonly Change[] = [
  {
    of: 'a new password',
    event: 'PasswordChanged',
    kind: 'password-changed',
    ask: (ask) =>
      ([PASSWORD, 'a garden on a monday'] as const).map(
        (current, n) => () =>
          ask('/api/account/password', { current, password: ['a garden on a monday', 'a thief at the door'][n] }),
      ),
    effect: ({ db }, id) => passwordHashOf(db, id),
  },
  {
    of: 'a new passkey',
    event: 'PasskeyAdded',
    kind: 'passkey-added',
    ask: (ask, browser) => [adding(ask, browser), adding(ask, browser)],
    effect: passkeys,
  },
  {
    of: 'a passkey taken away',
    event: 'PasskeyRemoved',
    kind: 'passkey-removed',
    prepare: withPasskeys,
    ask: (ask, _, ids: readonly string[]) => ids.map((id) => () => ask(`/api/account/passkeys/${id}/remove`, shown)),
    effect: passkeys,
  },
  {
    of: 'a new authenticator app',
    event: 'SecondFactorEnabled',
    kind: 'factor-enabled',
    prepare: beginCodeApp,
    ask: (ask, _, secret: string) => [confirming(ask, secret), confirming(ask, secret)],
    effect: hasTotp,
  },
  {
    of: 'an authenticator app taken away',
    event: 'SecondFactorDisabled',
    kind: 'factor-disabled',
    prepare: withCodeApp,
    ask: (ask) => [() => ask('/api/account/totp/remove', shown), () => ask('/api/account/totp/remove', shown)],
    effect: async (kernel, id) => [await hasTotp(kernel, id), await codes(kernel, id)],
  },
  {
    of: 'new recovery codes',
    event: 'RecoveryCodesMade',
    kind: 'recovery-codes-made',
    prepare: withCodeApp,
    ask: (ask) => [() => ask('/api/account/recovery-codes', shown), () => ask('/api/account/recovery-codes', shown)],
    effect: codes,
  },
  {
    of: 'a second address',
    event: 'BackupAddressRequested',
    kind: 'backup-added',
    ask: (ask) =>
      ['office', 'attic'].map((name) => {
        const address = freshAddress(name)
        return () => ask('/api/account/backup-address', { address, ...shown })
      }),
    effect: backupAddress,
  },
  {
    of: 'a second address taken away',
    event: 'BackupAddressRemoved',
    kind: 'backup-removed',
    prepare: withSecondAddress,
    ask: (ask) => [
      () => ask('/api/account/backup-address/remove', shown),
      () => ask('/api/account/backup-address/remove', shown),
    ],
    effect: backupAddress,
  },
]

const scene = async (change: Change) => {
  const { kernel } = server
  const browser = server.browser()
  const { id } = await newMember(browser)
  await kernel.handle(account, id, verifyEmail(), freshCommand(kernel))
  const prepared = (await change.prepare?.(browser, id)) as never
  const key = { 'Idempotency-Key': newId() }
  const requests = change.ask((path, body) => browser.ask('POST', path, body, key), browser, prepared)
  /** How often it happened, how often it was told, and what it comes to. */
  const look = async () => {
    const { state } = await kernel.load(account, id)
    const events = (await kernel.store.read(`account-${id}`)).filter(({ type }) => type === change.event).length
    const letters = state.letters.filter(({ kind }) => kind === change.kind).length
    return { events, letters, effect: await change.effect(kernel, id, state) }
  }
  type Look = Awaited<ReturnType<typeof look>>
  const happened = (before: Look, times: 0 | 1) => async () => {
    const { effect, ...counts } = await look()
    expect(counts).toEqual({ events: before.events + times, letters: before.letters + times })
    if (times === 0) expect(effect).toEqual(before.effect)
    else expect(effect).not.toEqual(before.effect)
  }
  return { id, browser, requests, look, happened }
}
const isIn = async ({ ask }: Browser) => (await ask('GET', '/api/account/sessions')).status === 200

describe.each(changes)('event, effect and mail agree about $of', (change) => {
  test('where its key is used once more', async () => {
    const { requests, look, happened } = await scene(change)
    const untouched = await look()
    expect((await requests[0]?.())?.status).toBeLessThan(300)
    await happened(untouched, 1)()
    const once = await look()
    await requests[1]?.()
    const { events } = await look()
    await happened(once, events === once.events ? 0 : 1)()
  })

  test('where the process ends when the event stands', async () => {
    const { requests, look, happened } = await scene(change)
    const untouched = await look()
    around = {
      after: () => {
        throw new Error('killed')
      },
    }
    expect(await requests[0]?.()).toMatchObject({ status: 500 })
    await expect.poll(happened(untouched, 1)).toBeUndefined()
  })

  test('where the account is suspended while the request is under way', async () => {
    const { id, browser, requests, look, happened } = await scene(change)
    const admin = await server.signedInAs(newId(), 'admin')
    const untouched = await look()
    around = { before: () => admin.ask('POST', `/api/admin/users/${id}/suspend`, { reason: 'asked for' }) }
    expect(await requests[0]?.()).toMatchObject({ status: 403, json: { code: 'account-suspended' } })
    await happened(untouched, 0)()
    expect(await isIn(browser)).toBe(false)
    expect(await admin.ask('POST', `/api/admin/users/${id}/restore`)).toMatchObject({ status: 200 })
    await happened(untouched, 0)()
    expect(await isIn(browser)).toBe(false)
  })
})

test('a new password lets nobody stay who was signed out everywhere while it was under way', async () => {
  const { kernel } = server
  const browser = server.browser()
  const { id } = await newMember(browser)
  const admin = await server.signedInAs(newId(), 'admin')
  around = { before: () => admin.ask('POST', `/api/admin/users/${id}/sign-out`) }
  await browser.ask('POST', '/api/account/password', { current: PASSWORD, password: 'a garden on a monday' })
  expect(await isIn(browser)).toBe(false)
  expect((await kernel.load(account, id)).state.letters.map(({ kind }) => kind)).toContain('password-changed')
})
