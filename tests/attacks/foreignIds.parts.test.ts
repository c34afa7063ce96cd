// Families show ids to each other. Whoever knows one may put it wherever a request names a new thing: that must never
// come to hold, nor in the end destroy, the key of the thing whose id it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { keyringOf } from '../../backend/kernel/log/keyring.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { eraseAccount, requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { uploads } from '../../backend/modules/media/uploads.ts'
import { eraseCancelled } from '../../backend/modules/messages/decide/erase.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { routes as backups } from '../../backend/modules/backups/routes.ts'
import { tokenOfStory } from '../../backend/modules/stories/link.ts'
import { routes as support } from '../../backend/modules/support/routes.ts'
import * as workflows from '../../workflows/index.ts'
import { ending } from '../../workflows/kernel/ends.ts'
import { erasingAccounts } from '../../workflows/accounts/erase.ts'
import { erasingMembers } from '../../workflows/families/erase.ts'
import { destroying, erasing } from '../../workflows/messages/erase.ts'
import { erasingPeople } from '../../workflows/recipients/erase.ts'
import { erasingStories } from '../../workflows/stories/erase.ts'
import { erasingLinks } from '../../workflows/shares/erase.ts'
import { erasingConversations } from '../../workflows/support/erase.ts'
import { ownerOf, startHouse, type Author } from '../household/household.ts'
import { readerOf, type Reader } from '../household/reader.ts'
import { attach, attemptOf, converse, NEW, THERE } from './attempts.ts'
import { placesOfIds, untoldBodies } from './foreignIds.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse({}, {}, [support, backups, uploads])
  await server.kernel.blobs.ready()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

/** Things of Ana's and of a visitor's, by what they are. */
const livedIn = async () => {
  const { house, ana, ben, delivered } = reader
  const { messageId, mediaId, deliveryId } = await delivered()
  const visitor = server.browser()
  const conversation = await converse(visitor)
  await attach(visitor, conversation, newId())
  const contact = await house.contact(ana)
  const [recording, delivery] = [mediaId, deliveryId]
  return { account: ana.id, message: messageId, person: ben, contact, recording, delivery, conversation }
}

type Ids = Awaited<ReturnType<typeof livedIn>>
const thingsOf = ({ account: owner, message: letter, person, delivery, conversation }: Ids) => [
  `account-${owner}`,
  `message-${letter}`,
  `recipient-${person}`,
  `delivery-${delivery}`,
  `support-${conversation}`,
]
/** All that is theirs: events as the keys there are open them, the keys, the blobs. */
const keptOf = async (theirs: Ids) => {
  const { db, store, blobs, settings } = server.kernel
  const ids = Object.values(theirs)
  // No key is remembered in this one.
  const keyring = keyringOf(db, settings.masterKey)
  const events: string[] = []
  for (const stream of [...thingsOf(theirs), `life-${theirs.account}`, `media-${theirs.recording}`])
    for (const stored of await store.read(stream)) {
      const { data, eventId } = await recordedOf(keyring, stored)
      events.push(`${stream} ${eventId} ${JSON.stringify(data)}`)
    }
  const keys = (await server.rowsOf('kernel.keyring'))
    .map(({ subject, kid }) => ({ subject: String(subject), kid }))
    .filter(({ subject }) => [...thingsOf(theirs), ...ids].includes(subject))
  const folders = ids.flatMap((id) => [`media/${id}/`, `support/${id}/`])
  const found = await Promise.all(folders.map((folder) => blobs.list(folder)))
  return { events, keys, blobs: found.flat().map(({ name, etag }) => `${name} ${etag}`) }
}

/** Eve, who knows ids: what she has of her own to put them beside. */
const intruder = async () => {
  const { house, story } = reader
  const eve = await house.author({ username: 'eve' })
  const own = newId()
  const recording = await house.recording(eve, own)
  const fay = await house.prove(eve, await house.person(eve, { name: 'Fay' }))
  await story.delivering(eve, { messageId: own, people: [fay], mediaIds: [recording] })
  const { token } = await story.mailed(eve, own, fay)
  const link = server.browser()
  await reader.unlocked({ token }, link)
  const draft = await story.draft(eve)
  const conversation = await converse(eve.browser)
  const admin = await server.signedInAs(eve.id, 'admin')
  const storyId = newId()
  await eve.browser.ask('POST', '/api/stories', { storyId, question: 'Who else?', to: { name: 'Fay' } })
  const storyLink = tokenOfStory(server.kernel, storyId)
  const { settings } = server.kernel
  return { settings, eve, draft, recording, token, link, conversation, admin, storyLink }
}
const STAFF_ONLY = /^\w+ \/api\/admin\/.* id$/u

test('the walk knows every place where a request may name an id', async () => {
  const places = placesOfIds(server.kernel)
  expect(places.filter((place) => !attemptOf(place) && !STAFF_ONLY.test(place))).toEqual([])
  const unknown = [...Object.keys(NEW), ...Object.keys(THERE)].filter((place) => !places.includes(place))
  // What an upload is to be stands in a header of the protocol.
  expect(unknown).toEqual(['POST /api/uploads mediaId', 'POST /api/uploads messageId'])
  // Only a demo lets anyone in so.
  expect(await untoldBodies(server.kernel)).toEqual(['backend/modules/accounts/routes/testLogin.ts TestLogin'])
})

/** Thirty days later: whatever Eve cancelled is erased, and then Eve with all she has. */
const end = async (eve: Author) => {
  const { kernel } = server
  const { house } = reader
  const later = plus(kernel.clock.now(), 31 * kernel.clock.dayMs)
  const { items } = (await eve.browser.ask('GET', '/api/messages')).json as { items: readonly { id: string }[] }
  for (const { id } of items) {
    await eve.browser.ask('POST', `/api/messages/${id}/cancel`, {})
    const { status } = await house.tell(message, id, eraseCancelled(), undefined, later)
    if (status === 'erased') await destroying(kernel).destroyWords(id)
  }
  const people = (await eve.browser.ask('GET', '/api/recipients')).json as readonly { id: string }[]
  for (const { id } of people) await eve.browser.ask('DELETE', `/api/recipients/${id}`, {})
  await house.tell(account, eve.id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(eve.id))
  await house.tell(account, eve.id, eraseAccount({ addressHashes: [] }), undefined, later)
  await erasing(kernel).eraseMessages(eve.id)
  await erasingPeople(kernel).erasePeople(eve.id)
  await erasingMembers(kernel).eraseMemberships(eve.id)
  await erasingLinks(kernel).eraseLinks(eve.id)
  await erasingConversations(kernel).eraseConversations(eve.id)
  await erasingStories(kernel).eraseAccountStories(eve.id)
  // What she added ends with her family, and what it said was its file.
  const over = { kind: 'family', part: 'items', over: { familyId: eve.id, position: '0' } } as const
  const { endOrList, endOne } = ending(kernel, [workflows.items.ends])
  for (const id of await endOrList(over)) await endOne(over, id)
  await erasingAccounts(kernel).forgetAccount(`account-${eve.id}`)
}

test('whatever is named by the id of someone else’s thing, and then erased, changes nothing of theirs', async () => {
  const by = await intruder()
  const ids = await livedIn()
  const before = await keptOf(ids)
  expect(before.events.length).toBeGreaterThan(10)
  expect(before.events.join()).not.toContain('[erased]')
  expect(before.keys.length).toBeGreaterThan(3)
  expect(before.blobs.length).toBeGreaterThan(3)

  const statuses = new Map<string, number>()
  const places = placesOfIds(server.kernel)
  for (const place of new Set([...Object.keys(NEW), ...Object.keys(THERE), ...places]))
    for (const [what, id] of Object.entries(ids)) {
      const answer = await attemptOf(place)?.(by, id)
      if (answer) statuses.set(`${place} ${what}`, answer.status)
    }
  await end(by.eve)
  expect(await keptOf(ids)).toEqual(before)

  // Not for want of trying: nothing was merely slowed down, nothing broke, and what has a key already was refused.
  expect([...statuses].filter(([, status]) => status === 429 || status >= 500)).toEqual([])
  for (const place of ['messages messageId', 'messages/:id/copy messageId', 'recipients recipientId'])
    for (const what of ['account', 'message', 'person', 'conversation'])
      expect([place, what, statuses.get(`POST /api/${place} ${what}`)]).toEqual([place, what, 409])
  expect(statuses.get('POST /api/uploads messageId message')).toBe(409)
  expect(statuses.get('POST /api/uploads mediaId recording')).toBe(409)
  expect(statuses.get('POST /api/media/:id/cut id recording')).toBe(409)

  // Had such a thing been begun all the same, its end would have ended nothing but itself.
  const { keys } = server.kernel
  const theirs = thingsOf(ids)
  for (const id of Object.values(ids))
    for (const kind of ['account', 'message', 'recipient', 'delivery', 'support'])
      if (!theirs.includes(`${kind}-${id}`)) await keys.erase(`${kind}-${id}`)
  expect(await keptOf(ids)).toEqual(before)
})
