import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkHash } from '../../backend/kernel/log/chain.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { requestBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { changeProfile } from '../../backend/modules/accounts/decide/profile.ts'
import { holderOf } from '../../backend/modules/accounts/queries.ts'
import { newMember } from '../../backend/modules/accounts/testing/visitor.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { erasingAccounts } from '../../workflows/accounts/erase.ts'
import { erasingRecordings } from '../../workflows/media/erase.ts'
import { erasing } from '../../workflows/messages/erase.ts'
import { erasingPeople } from '../../workflows/recipients/erase.ts'
import { householdIn, ownerOf, startHouse } from '../household/household.ts'
import { planBy } from '../household/lifePlan.ts'
import { occasionsIn } from '../household/occasions.ts'
import { storyOf } from '../household/story.ts'
import { rowsIn, word } from './traces.ts'

let server: TestServer
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())

test('what an erased account held is in no row, no blob and no event; what it gave away is still read', async () => {
  const { kernel } = server
  const house = householdIn(server)
  const story = storyOf(server, house)
  const planted = {
    name: word(),
    backup: word(),
    friend: word(),
    title: word(),
    body: word(),
    spoken: word(),
    address: word(),
    contact: word(),
    occasion: word(),
  }
  const kept = { title: word(), body: word() }
  const keptWords = word()

  const user = await newMember(server.browser(), `${planted.address}@hale.example`)
  const ruth = { ...user, browser: server.browser() }
  const { id } = ruth
  const own = ownerOf(id)
  await house.tell(account, id, verifyEmail(), own)
  await house.tell(account, id, changeProfile({ name: planted.name }), own)
  await house.tell(account, id, requestBackupAddress({ address: `${planted.backup}@hale.example` }), own)
  const portrait = await house.portrait(ruth, Buffer.from(planted.name))
  const friend = await house.person(ruth, {
    name: planted.friend,
    relation: planted.friend,
    address: `${planted.friend}@hale.example`,
    isChild: true,
    ownAddress: `own.${planted.friend}@hale.example`,
  })
  const ben = await house.prove(ruth, await house.person(ruth))
  await house.decline(await house.person(ruth))
  const waiting = await story.scheduled(ruth, { title: planted.title, body: planted.body, people: [friend] })
  const contactId = await house.contact(ruth, { name: planted.contact })
  const dormant = await occasionsIn(server, house, story).waiting(ruth, [contactId], { occasion: planted.occasion })
  await planBy(house, ruth, 1)
  const draft = newId()
  const voice = await house.recording(ruth, draft)
  const transcripts = { [voice]: planted.spoken }
  const { title, body } = planted
  await story.draft(ruth, { messageId: draft, title, body, mediaIds: [voice], transcripts })
  const given = newId()
  const gift = await house.recording(ruth, given)
  const said = { mediaIds: [gift], transcripts: { [gift]: keptWords } }
  await story.delivered(ruth, { messageId: given, ...kept, ...said, people: [ben] })
  await story.mailed(ruth, given, ben)
  expect(await rowsIn(kernel)).toContain(planted.address)

  const now = freshCommand(kernel, own)
  await kernel.handle(account, id, requestDeletion({ confirmed: [waiting], armed: [waiting] }), { ...now, dayMs: 1 })
  const { cancelMessages, eraseMessages } = erasing(kernel)
  const { eraseAccount, forgetAccount, loadErasure } = erasingAccounts(kernel)
  const stream = `account-${id}`
  await cancelMessages(id)
  for (const each of [waiting, dormant]) expect((await kernel.load(message, each)).state.status).toBe('cancelled')
  await vi.waitFor(async () => expect((await eraseAccount(stream)).status).toBe('erased'), 20_000)
  await eraseMessages(id)
  await erasingPeople(kernel).erasePeople(id)
  const { recordingsToEnd, endRecording } = erasingRecordings(kernel)
  expect(await recordingsToEnd(id)).toContain(`media-${portrait}`)
  await endRecording(id, `media-${portrait}`)
  expect(await forgetAccount(stream)).toMatchObject({ isClosed: true })
  expect(await forgetAccount(stream)).toEqual(await loadErasure(stream))

  await vi.waitFor(async () => {
    const rest = await rowsIn(kernel)
    for (const each of Object.values(planted)) expect(rest).not.toContain(each)
  }, 20_000)
  expect(await kernel.blobs.list(`media/${voice}/`)).toEqual([])
  expect(await kernel.blobs.list(`media/${portrait}/`)).toEqual([])
  await vi.waitFor(async () => expect(await server.rowsOf('recipients.declined')).toEqual([]), 20_000)
  expect((await kernel.load(account, id)).state).toMatchObject({ status: 'erased', email: ERASED, name: ERASED })
  expect((await kernel.load(message, draft)).state).toMatchObject({ status: 'erased', body: '', transcripts: {} })
  expect((await kernel.load(recipient, friend)).state).toMatchObject({ name: ERASED })
  expect((await kernel.load(message, given)).state).toMatchObject({ ...kept, transcripts: { [gift]: keptWords } })
  expect(await server.rowsOf('messages.transcripts')).toMatchObject([{ messageId: given, mediaId: gift }])
  expect((await kernel.load(recipient, ben)).state.name).not.toBe(ERASED)
  expect(await holderOf(kernel, user.email)).toBeUndefined()

  const messages = [draft, waiting, dormant].map((each) => `message-${each}`)
  for (const name of [stream, `life-${id}`, ...messages, `recipient-${friend}`]) {
    let hash = ''
    for (const event of await kernel.store.read(name)) {
      expect(event.metadata).toMatchObject({ prevHash: hash })
      hash = linkHash(hash, event)
      for (const each of Object.values(planted)) expect(JSON.stringify(event.data)).not.toContain(each)
    }
  }
})

test('who has not ended their account loses nothing, whoever starts its end', async () => {
  const { kernel } = server
  const house = householdIn(server)
  const ruth = await house.author()
  const people = [await house.person(ruth)]
  const waiting = await storyOf(server, house).scheduled(ruth, { body: 'Dear Ben', people })
  await erasing(kernel).cancelMessages(ruth.id)
  await erasing(kernel).eraseMessages(ruth.id)
  await erasingPeople(kernel).erasePeople(ruth.id)
  expect((await kernel.load(message, waiting)).state).toMatchObject({ status: 'scheduled', body: 'Dear Ben' })
  expect((await kernel.load(recipient, people[0] ?? '')).state.name).toBe('Ben')
})
