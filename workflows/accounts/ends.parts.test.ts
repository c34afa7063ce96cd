import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { keepPassword, passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, reserveEmail, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { requestBackupAddress, verifyBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import type { Decide } from '../../backend/modules/accounts/decide/guards.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf, holderOf } from '../../backend/modules/accounts/queries.ts'
import { freshAddress, newMember, signUp } from '../../backend/modules/accounts/testing/visitor.ts'
import { confirmSubscription, requestSubscription } from '../../backend/modules/subscribers/decide.ts'
import { subscriberIdOf } from '../../backend/modules/subscribers/queries.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { startConversation } from '../../backend/modules/support/decide.ts'
import { mailsN } from '../../tests/support/mailsN.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { erasingReaders } from '../subscribers/erase.ts'
import { erasingConversations } from '../support/erase.ts'
import { erasingAccounts } from './erase.ts'

// Nobody takes mail here, so every mail is put off.
const NOBODY = 'smtp://127.0.0.1:1'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({ SMTP_URL: NOBODY })
  house = householdIn(server)
})
afterAll(() => server.stop())

/** What somebody without an account has with us: our letters, and a question. */
const readerAt = async (address: string) => {
  const readerId = subscriberIdOf(server.kernel, address)
  await house.tell(subscriber, readerId, requestSubscription({ subscriberId: readerId, address, source: 'footer' }))
  await house.tell(subscriber, readerId, confirmSubscription())
  const conversationId = newId()
  const question = { channel: 'form', topic: 'other', name: 'Nell', email: address, text: 'How?', about: '' } as const
  const asked = startConversation({ conversationId, ...question, accountId: null, isOpen: false })
  await house.tell(conversation, conversationId, asked)
  return { readerId, conversationId }
}
type Reader = Awaited<ReturnType<typeof readerAt>>

const standingOf = async ({ readerId, conversationId }: Reader) => {
  const { load } = server.kernel
  const [reader, talk] = [await load(subscriber, readerId), await load(conversation, conversationId)]
  return { letters: reader.state.status, talk: talk.state.status, text: talk.state.text }
}
const UNTOUCHED = { letters: 'confirmed', talk: 'waiting_us', text: 'How?' }
const ENDED = { letters: 'unsubscribed', talk: 'closed', text: ERASED }

const monthsAgo = plus(new Date().toISOString(), -60 * 86_400_000)
const tell = async (id: string, ...decisions: readonly Decide[]) => {
  for (const decision of decisions) await house.tell(account, id, decision, ownerOf(id), monthsAgo)
}
/** Who signed up two months ago. */
const memberAt = async (address: string, ...decisions: readonly Decide[]) => {
  const { kernel } = server
  const id = newId()
  await house.tell(email, emailIdOf(kernel, address), reserveEmail({ accountId: id, insteadOf: '' }))
  await keepPassword(kernel.db, id, 'a hash')
  await tell(id, openAccount({ accountId: id, username: 'ruth', email: address }), ...decisions)
  return id
}
const backup = (address: string) => [requestBackupAddress({ address }), verifyBackupAddress()] as const
/** The thirty days after they asked are over; what other modules do at an account's end is done. */
const end = async (id: string) => {
  await tell(id, requestDeletion({ confirmed: [], armed: [] }))
  await erasingAccounts(server.kernel).eraseAccount(`account-${id}`)
  await erasingReaders(server.kernel).eraseReader(id)
  await erasingConversations(server.kernel).eraseConversations(id)
}

test('an end takes what is at the addresses that its account confirmed, and nothing of a stranger’s', async () => {
  const [own, second, typed] = [freshAddress(), freshAddress('office'), freshAddress('nell')]
  const [mine, mineToo, strangers] = [await readerAt(own), await readerAt(second), await readerAt(typed)]
  await end(await memberAt(typed))
  await end(await memberAt(freshAddress(), verifyEmail(), requestBackupAddress({ address: second })))
  expect(await standingOf(strangers)).toEqual(UNTOUCHED)
  expect(await standingOf(mineToo)).toEqual(UNTOUCHED)
  await end(await memberAt(own, verifyEmail(), ...backup(second)))
  expect(await standingOf(mine)).toEqual(ENDED)
  expect(await standingOf(mineToo)).toEqual(ENDED)
})

test('an end takes nothing at an address that another open account has too', async () => {
  const [bens, home] = [freshAddress('ben'), freshAddress('home')]
  const [readBen, readAtHome] = [await readerAt(bens), await readerAt(home)]
  await memberAt(bens, verifyEmail(), ...backup(home))
  await end(await memberAt(freshAddress(), verifyEmail(), ...backup(bens)))
  await end(await memberAt(home, verifyEmail()))
  expect(await standingOf(readBen)).toEqual(UNTOUCHED)
  expect(await standingOf(readAtHome)).toEqual(UNTOUCHED)
})

test('a sign-up at the address of an account that is being erased stops nothing, and is touched by nothing', async () => {
  const { kernel } = server
  const address = freshAddress()
  const id = await memberAt(address, verifyEmail())
  await end(id)
  // Its address is not free yet.
  expect(await signUp(server.browser(), { email: address })).toMatchObject({ json: { code: 'email-taken' } })

  const stream = `account-${id}`
  await expect(erasingAccounts(kernel).forgetAccount(stream)).rejects.toThrow('SMTP 0')
  expect(await mailsN('erasure-receipt', 'deferred')).toBe(1)
  expect(await passwordHashOf(kernel.db, id)).toBeUndefined()
  const newcomer = await newMember(server.browser(), address)
  const theirs = await readerAt(address)

  const tomorrow = plus(kernel.clock.now(), 86_400_000 + 60_000)
  const nextDay = { ...kernel, clock: { ...kernel.clock, now: () => tomorrow } }
  expect(await erasingAccounts(nextDay).forgetAccount(stream)).toMatchObject({ status: 'erased', isClosed: true })
  await erasingReaders(kernel).eraseReader(id)
  await erasingConversations(kernel).eraseConversations(id)
  expect((await kernel.load(account, id)).state.email).toBe(ERASED)
  expect((await kernel.load(account, newcomer.id)).state).toMatchObject({ status: 'open', email: address })
  expect(await holderOf(kernel, address)).toBe(newcomer.id)
  expect(await standingOf(theirs)).toEqual(UNTOUCHED)
})
