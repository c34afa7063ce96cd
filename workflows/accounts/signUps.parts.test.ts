import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { keepPassword, passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { changeParts } from '../../backend/modules/accounts/changeParts.ts'
import { openAccount, reserveEmail, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import type { Decide } from '../../backend/modules/accounts/decide/guards.ts'
import { requestEmailChange } from '../../backend/modules/accounts/decide/emailChange.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { dueSignUps, emailIdOf, holderOf } from '../../backend/modules/accounts/queries.ts'
import { freshAddress, newMember, PASSWORD, signUp } from '../../backend/modules/accounts/testing/visitor.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { erasingAccounts } from './erase.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const DAY_MS = 86_400_000
// Nobody takes mail here: a mail that leaves fails its test.
const NOBODY = 'smtp://127.0.0.1:1'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({ SMTP_URL: NOBODY })
  house = householdIn(server)
})
afterAll(() => server.stop())

/** The house so many days from now. */
const inDays = (days: number): Kernel => {
  const { kernel } = server
  const now = () => plus(kernel.clock.now(), days * DAY_MS)
  return {
    ...kernel,
    clock: { ...kernel.clock, now, context: (by: Actor) => ({ ...kernel.clock.context(by), at: now() }) },
  }
}

describe('a sign-up that nobody confirms', () => {
  const opened = async (name = 'ruth', domain = 'hale.family') => {
    const id = newId()
    const address = `${name}.${id}@${domain}`
    await house.tell(account, id, openAccount({ accountId: id, username: name, email: address }), ownerOf(id))
    return { id, stream: `account-${id}` }
  }

  test('is told in five days and ends in seven, counted from the first start of this version', async () => {
    const { id, stream } = await opened()
    const testLogin = await opened('test', 'hale.example')
    expect(await dueSignUps(inDays(4.9))).toEqual([])
    const after5 = inDays(5)
    expect(await dueSignUps(after5)).toContain(id)
    expect(await dueSignUps(after5)).not.toContain(testLogin.id)
    const { announceEnd, loadErasure } = erasingAccounts(after5)
    expect((await loadErasure(stream)).next).toMatchObject({ step: 'announceEnd' })
    const { next } = await announceEnd(stream)
    expect(next?.step).toBe('eraseAccount')
    expect(Date.parse(next?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(inDays(6.9).clock.now()))
    expect((await server.kernel.load(account, id)).state.letters).toMatchObject([{ kind: 'sign-up-ends' }])
    await vi.waitFor(async () => expect(await dueSignUps(inDays(8))).not.toContain(id), patiently)

    expect((await erasingAccounts(inDays(6.9)).eraseAccount(stream)).status).toBe('open')
    const after7 = erasingAccounts(inDays(7.1))
    expect(await after7.eraseAccount(stream)).toMatchObject({ status: 'erased', next: { step: 'forgetAccount' } })
    expect(await after7.forgetAccount(stream)).toMatchObject({ status: 'erased', isClosed: true })
    expect((await server.kernel.load(account, id)).state.email).toBe(ERASED)
    const last = (await server.kernel.store.read(stream)).at(-1)
    const end = last && (await recordedOf(server.kernel.keyring, last))
    expect(end).toMatchObject({ type: 'AccountErased', data: { addressHashes: [] } })
  })

  test('stays once its address is confirmed', async () => {
    const { id, stream } = await opened()
    await erasingAccounts(inDays(5)).announceEnd(stream)
    await house.tell(account, id, verifyEmail(), ownerOf(id), inDays(6).clock.now())
    const { loadErasure, eraseAccount } = erasingAccounts(inDays(8))
    expect(await loadErasure(stream)).toMatchObject({ status: 'open', isClosed: true })
    expect(await eraseAccount(stream)).toMatchObject({ status: 'open', isClosed: true })
    expect((await server.kernel.load(account, id)).state.letters).toEqual([])
    expect(await dueSignUps(inDays(8))).not.toContain(id)
  })
})

describe('an address that was reserved', () => {
  const longAgo = plus(new Date().toISOString(), -10 * DAY_MS)
  const reserved = (address: string, accountId: string, at = longAgo) =>
    house.tell(
      email,
      emailIdOf(server.kernel, address),
      reserveEmail({ accountId, insteadOf: '' }),
      ownerOf(accountId),
      at,
    )
  const old = async (...before: readonly Decide[]) => {
    const id = newId()
    const address = freshAddress()
    await reserved(address, id)
    const opening = openAccount({ accountId: id, username: 'ruth', email: address })
    for (const decision of [opening, ...before]) await house.tell(account, id, decision, ownerOf(id), longAgo)
    return { id, address, stream: `account-${id}` }
  }
  const noneWaitsFor = async (accountId: string) =>
    expect(await server.rowsOf('accounts.reservations')).not.toContainEqual(expect.objectContaining({ accountId }))

  test('for a sign-up that stopped half-way is free again, and the sign-up is over', async () => {
    const { db } = server.kernel
    const id = newId()
    const address = freshAddress()
    await keepPassword(db, id, 'a hash')
    await reserved(address, id)
    const { loadErasure, releaseUnused } = erasingAccounts(server.kernel)
    expect((await loadErasure(`account-${id}`)).next).toMatchObject({ step: 'releaseUnused' })
    expect(await releaseUnused(`account-${id}`)).toMatchObject({ status: 'abandoned', isClosed: true })
    expect(await holderOf(server.kernel, address)).toBeUndefined()
    expect(await passwordHashOf(db, id)).toBeUndefined()
    expect(await signUp(server.browser(), { email: address })).toMatchObject({ status: 201 })
  })

  test('for a change that was refused is free again; what the account has stays', async () => {
    const next = freshAddress('next')
    const { id, address, stream } = await old(requestEmailChange({ email: next, isTaken: false }))
    await reserved(next, id)
    expect(await erasingAccounts(server.kernel).releaseUnused(stream)).toMatchObject({ status: 'open', isClosed: true })
    expect(await holderOf(server.kernel, next)).toBeUndefined()
    expect(await holderOf(server.kernel, address)).toBe(id)
    await vi.waitFor(() => noneWaitsFor(id), patiently)
  })

  test('a moment ago, or for a change that still may come, stays', async () => {
    const { clock } = server.kernel
    const [soon, asked] = [freshAddress('soon'), freshAddress('asked')]
    const { id, stream } = await old()
    await house.tell(account, id, requestEmailChange({ email: asked, isTaken: false }), ownerOf(id))
    await reserved(asked, id)
    await reserved(soon, id, clock.now())
    expect(await erasingAccounts(server.kernel).loadErasure(stream)).toMatchObject({ isClosed: true })
    expect(await holderOf(server.kernel, soon)).toBe(id)
    expect(await holderOf(server.kernel, asked)).toBe(id)
  })

  test('for a change is the account’s again when it changes to it after all, or back', async () => {
    const { kernel } = server
    const [first, second] = [freshAddress(), freshAddress('second')]
    const browser = server.browser()
    const { id } = await newMember(browser, first)
    const changeTo = async (address: string) => {
      const body = { email: address, password: PASSWORD }
      expect(await browser.ask('POST', '/api/account/email', body)).toMatchObject({ status: 202 })
      const { emailChange, email: own } = (await kernel.load(account, id)).state
      if (!emailChange) throw new Error('No change was asked for')
      for (const side of ['old', 'new'] as const) {
        const token = kernel.capabilities.issue('change-email', id, ...changeParts(emailChange, side, own))
        expect(await browser.ask('POST', '/api/auth/verify', { token })).toMatchObject({ status: 200 })
      }
      expect(await holderOf(kernel, address)).toBe(id)
    }
    await reserved(second, id)
    await erasingAccounts(kernel).releaseUnused(`account-${id}`)
    expect(await holderOf(kernel, second)).toBeUndefined()
    for (const address of [second, first, second]) await changeTo(address)
    await vi.waitFor(() => noneWaitsFor(id), patiently)
  })
})
