import { afterAll, beforeAll, expect, test } from 'vitest'
import { plus, type Aggregate, type Decision } from '../../backend/kernel/log/decider.ts'
import type { Actor, AnyEvent } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { changeProfile } from '../../backend/modules/accounts/decide/profile.ts'
import { newMember, PASSWORD } from '../../backend/modules/accounts/testing/visitor.ts'
import { openDelivery, unlock } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { declineRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { erasing } from '../../workflows/messages/erase.ts'
import { erasingPeople } from '../../workflows/recipients/erase.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../household/household.ts'
import { storyOf, type Story } from '../household/story.ts'

let server: TestServer
let house: Household
let story: Story
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(() => server.stop())

const ruthWithPassword = async (): Promise<Author> => {
  const browser = server.browser()
  const { id, email } = await newMember(browser)
  await house.tell(account, id, verifyEmail(), ownerOf(id))
  return { id, email, username: 'ruth', browser }
}
/** A decision that nobody waits for: the read tables are told of it when they are. */
const untold = <State, E extends AnyEvent>(
  aggregate: Aggregate<State, E>,
  id: string,
  decision: Decision<State, E>,
  by?: Actor,
) => server.kernel.handle(aggregate, id, decision, freshCommand(server.kernel, by))

/** A message with a date that no read table of messages knows. */
const sealedUntold = async ({ id: ownerId }: Author, ben: string): Promise<string> => {
  const { clock } = server.kernel
  const id = newId()
  const by = ownerOf(ownerId)
  const recipients = await recipientFacts(server.kernel, ownerId, [ben])
  const dueAt = plus(clock.now(), 10 * clock.dayMs)
  const date = { mode: 'fixed', answerRule: 'silent', local: dueAt.slice(0, 23), zone: 'UTC', tzdb: '2026a' } as const
  await untold(message, id, createDraft({ messageId: id, kind: 'mixed', draftsN: 0 }), by)
  await untold(message, id, editMessage({ title: 'For Ben', body: 'Dear Ben', recipients }), by)
  await untold(message, id, scheduleMessage({ ...date, dueAt, recipients, isVerified: true }), by)
  return id
}
const askForTheEnd = ({ browser }: Author, ...confirmed: readonly string[]) =>
  browser.ask('POST', '/api/account/deletion', { confirmed, password: PASSWORD })
const LATE = { status: 503, json: { code: 'tables-late', message: expect.stringMatching(/^[A-Z].* .*\.$/) } }

test('an end is not asked for while a read table does not know yet what it would end', async () => {
  const ruth = await ruthWithPassword()
  const ben = await house.prove(ruth, await house.person(ruth))
  let sealed = ''
  await server.whileHalted(async () => {
    sealed = await sealedUntold(ruth, ben)
    const answer = await askForTheEnd(ruth)
    expect(answer).toMatchObject(LATE)
    expect(answer.headers.get('Retry-After')).toBe('5')
  }, 'projections/messages')
  await server.whileHalted(async () => {
    await untold(recipient, ben, declineRecipient(), { kind: 'recipient', id: ben })
    expect(await askForTheEnd(ruth, sealed)).toMatchObject(LATE)
  }, 'projections/recipients')
  expect((await server.kernel.load(account, ruth.id)).state.deletion).toBeUndefined()
  expect(await askForTheEnd(ruth)).toMatchObject({ status: 409, json: { code: 'armed-messages-unconfirmed' } })
  expect(await askForTheEnd(ruth, sealed)).toMatchObject({ status: 200 })
})

test('what else happens in the house holds up nobody’s end', async () => {
  const ruth = await ruthWithPassword()
  await server.whileHalted(async () => {
    const elsewhere = changeProfile({ name: 'Ruth Hale' })
    await house.tell(account, ruth.id, elsewhere, ownerOf(ruth.id))
    expect(await askForTheEnd(ruth)).toMatchObject({ status: 200 })
  }, 'projections/messages')
})

test('an end that is planned stops what the read table of messages is told of late', async () => {
  const { kernel } = server
  const ruth = await house.author()
  const ben = await house.prove(ruth, await house.person(ruth))
  let sealed = ''
  let cancelling: Promise<void> | undefined
  await server.whileHalted(async () => {
    sealed = await sealedUntold(ruth, ben)
    await untold(account, ruth.id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(ruth.id))
    cancelling = erasing(kernel).cancelMessages(ruth.id)
  }, 'projections/messages')
  await cancelling
  expect((await kernel.load(message, sealed)).state.status).toBe('cancelled')
})

test('an end takes back nothing that was opened, though the read tables are told of it late', async () => {
  const { kernel } = server
  const ruth = await house.author()
  const ben = await house.prove(ruth, await house.person(ruth))
  const given = await story.delivering(ruth, { people: [ben] })
  const { deliveryId } = await story.mailed(ruth, given, ben)
  const reader: Actor = { kind: 'recipient', id: ben }
  let erasingAll: Promise<unknown> | undefined
  await server.whileHalted(async () => {
    await untold(delivery, deliveryId, openDelivery(), reader)
    await untold(delivery, deliveryId, unlock({ isRight: true }), reader)
    const ended = { erasedAt: kernel.clock.now(), addressHashes: [], takeBackUnopened: true }
    await untold(account, ruth.id, (): readonly AccountsEvent[] => [{ type: 'AccountErased', data: ended }])
    erasingAll = Promise.all([erasing(kernel).eraseMessages(ruth.id), erasingPeople(kernel).erasePeople(ruth.id)])
  }, 'projections/deliveries')
  await erasingAll
  expect((await kernel.load(message, given)).state).toMatchObject({ status: 'delivering', body: 'Dear Ben' })
  expect((await kernel.load(recipient, ben)).state.name).toBe('Ben')
})
