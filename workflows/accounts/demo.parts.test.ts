import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId, newId } from '../../backend/kernel/ids.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { beginDemo, endDemo } from '../../backend/modules/accounts/decide/demo.ts'
import { album } from '../../backend/modules/albums/album.ts'
import { item } from '../../backend/modules/items/item.ts'
import type { Variant } from '../../backend/modules/media/events.ts'
import { blobName, media } from '../../backend/modules/media/media.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { recordables } from '../../backend/routers.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { demoAlbumReactor } from '../albums/demo.ts'
import { demoItemsReactor } from '../items/demo.ts'
import {
  demoFileId,
  demoId,
  demoItemId,
  demoMemories,
  demoPlaceId,
  demoRecordingId,
  demoRelativeId,
  demoStoryId,
} from '../kernel/demo.ts'
import { demoFilesReactor } from '../media/demo/give.ts'
import { demoLettersReactor } from '../messages/demo.ts'
import { demoPeopleReactor } from '../recipients/demo.ts'
import { demoStoriesReactor } from '../stories/demo.ts'
import { erasingAccounts } from './erase.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [], ports: () => ({ recordables }) })
  await server.kernel.blobs.ready()
})
afterAll(() => server.stop())

const begin = async () => {
  const { kernel } = server
  const accountId = newId()
  const opening = beginDemo({ accountId, email: `demo-${accountId}@demo.invalid` })
  const { state } = await kernel.handle(account, accountId, opening, freshCommand(kernel))
  return { accountId, stream: `account-${accountId}`, until: state.demoUntil }
}
/** The event that furnishes a demo. */
const begunOf = async (stream: string) => {
  const stored = (await server.kernel.store.read(stream)).at(-1)
  if (!stored) throw new Error('the demo did not begin')
  return recordedOf(server.kernel.keyring, stored)
}
const leave = ({ accountId }: { accountId: string }) =>
  server.kernel.handle(account, accountId, endDemo(), freshCommand(server.kernel))

test('two people and three letters move into a demo, once', async () => {
  const { kernel } = server
  const { accountId, stream } = await begin()
  const begun = await begunOf(stream)
  const ids = { anna: demoId(accountId, 'anna'), ben: demoId(accountId, 'ben') }
  const [draft, letter, kept] = [demoId(accountId, 'draft'), demoId(accountId, 'letter'), demoId(accountId, 'kept')]
  const lengths = () =>
    Promise.all(
      [`recipient-${ids.anna}`, `recipient-${ids.ben}`, `message-${draft}`, `message-${letter}`, `message-${kept}`].map(
        async (each) => (await kernel.store.read(each)).length,
      ),
    )
  const fill = async () => {
    await demoLettersReactor(kernel)['account']?.act(begun)
    await demoPeopleReactor(kernel)['account']?.act(begun)
  }
  await fill()
  const once = await lengths()
  await fill()
  expect(await lengths()).toEqual(once)

  const anna = { ownerId: accountId, name: 'Anna (demo family)', verification: 'passcode' }
  expect((await kernel.load(recipient, ids.anna)).state).toMatchObject({ ...anna, address: 'anna@demo.invalid' })
  expect((await kernel.load(recipient, ids.ben)).state).toMatchObject({ ownerId: accountId, verification: 'passcode' })
  const unfinished = { ownerId: accountId, status: 'draft', recipientIds: [ids.anna] }
  expect((await kernel.load(message, draft)).state).toMatchObject(unfinished)
  const dated = { ownerId: accountId, status: 'scheduled', recipientIds: [ids.ben] }
  expect((await kernel.load(message, letter)).state).toMatchObject(dated)
  const waiting = { ownerId: accountId, status: 'dormant', recipientIds: [ids.anna], armed: { trigger: 'inactivity' } }
  expect((await kernel.load(message, kept)).state).toMatchObject(waiting)
})

test('stories in words and by voice move into a demo, once, and the voice can be heard', async () => {
  const { kernel } = server
  const { accountId, stream } = await begin()
  const begun = await begunOf(stream)
  const mediaId = demoRecordingId(accountId)
  const [told, spoken] = [demoStoryId(accountId, 'told'), demoStoryId(accountId, 'spoken')]
  const fill = async () => {
    await demoStoriesReactor(kernel)['account']?.act(begun)
    await demoFilesReactor(kernel)['account']?.act(begun)
    const streams = [`story-${told}`, `story-${spoken}`, `media-${mediaId}`]
    return Promise.all(streams.map(async (each) => (await kernel.store.read(each)).length))
  }
  expect(await fill()).toEqual([3, 3, 4])
  expect(await fill()).toEqual([3, 3, 4])

  expect((await kernel.load(story, told)).state).toMatchObject({ status: 'told', mediaId: '', mayShare: true })
  const ofFamily = { status: 'told', words: '', mediaId, familyId: accountId }
  expect((await kernel.load(story, spoken)).state).toMatchObject(ofFamily)
  const { state } = await kernel.load(media, mediaId)
  expect(state).toMatchObject({ status: 'ready', purpose: 'story', messageId: spoken, ownerId: spoken })
  expect(state.durationMs).toBeGreaterThan(10_000)
})

test('pictures, a letter and a tape move into a demo, ready to be seen, for less than five seconds of work', async () => {
  const { kernel } = server
  const furnish = async () => {
    const { accountId, stream } = await begin()
    const begun = await begunOf(stream)
    for (const reactor of [demoItemsReactor, demoFilesReactor, demoAlbumReactor])
      await reactor(kernel)['account']?.act(begun)
    return accountId
  }
  await furnish()
  const before = process.cpuUsage()
  const familyId = await furnish()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(5)

  const { verify } = sealedBlobs(kernel)
  for (const what of demoMemories) {
    const { state } = await kernel.load(media, demoFileId(familyId, what))
    expect([what, state.status, state.familyId]).toEqual([what, 'ready', familyId])
    for (const [variant, hash] of Object.entries(state.hashes) as [Variant, string][])
      expect(await verify(blobName(demoFileId(familyId, what), variant), `item-${demoItemId(familyId, what)}`)).toBe(
        hash,
      )
  }
  expect((await kernel.load(media, demoFileId(familyId, 'steps'))).state.variants).toEqual(['thumb', 'preview'])
  expect((await kernel.load(media, demoFileId(familyId, 'letter'))).state.variants).toEqual(['thumb', 'page-1'])
  expect((await kernel.load(item, demoItemId(familyId, 'steps'))).state).toMatchObject({
    title: 'On the steps',
    date: { kind: 'about', words: 'about 1958' },
    placeId: demoPlaceId(familyId, 'lane'),
    personIds: [demoRelativeId(familyId, 'joseph'), demoRelativeId(familyId, 'margaret')],
  })
  expect((await kernel.load(item, demoItemId(familyId, 'tape'))).state).toMatchObject({
    about: demoItemId(familyId, 'bakery'),
    speakerId: demoRelativeId(familyId, 'margaret'),
  })
  expect((await kernel.load(album, derivedId(`demo:${familyId}:album`))).state).toMatchObject({
    status: 'kept',
    coverId: demoItemId(familyId, 'steps'),
    itemIds: { length: 6 },
  })
})

test('a demo waits for its end, and is forgotten at once when its visitor leaves', async () => {
  const { kernel } = server
  const { loadErasure, eraseAccount, forgetAccount } = erasingAccounts(kernel)
  const demo = await begin()
  const { stream, accountId, until } = demo
  expect((await loadErasure(stream)).next).toEqual({ step: 'eraseAccount', at: until })
  expect((await eraseAccount(stream)).status).toBe('open')
  await leave(demo)
  expect((await loadErasure(stream)).next).toMatchObject({ step: 'forgetAccount' })
  expect(await forgetAccount(stream)).toMatchObject({ status: 'erased', isClosed: true })
  expect((await kernel.load(account, accountId)).state.email).toBe(ERASED)
})
