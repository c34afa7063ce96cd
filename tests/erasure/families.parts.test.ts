// Through: families, connections, stories, shares, media, items, albums, places
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { eraseAccount, requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { newMember, PASSWORD } from '../../backend/modules/accounts/testing/visitor.ts'
import type { Activity } from '../../backend/modules/families/contract.ts'
import { family } from '../../backend/modules/families/family.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { make, open, pathOf } from '../../backend/modules/shares/testing/asking.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { tellStory } from '../../backend/modules/stories/decide/tell.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { ownerOf, type Author } from '../household/household.ts'
import { openStage, type Stage } from './stage.ts'
import { historiesIn, logIn, rowsIn, word } from './traces.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Url = v.object({ url: v.string() })
let stage: Stage
/** What the house and its workers wrote down while they ran: they share this process. */
const written: string[] = []
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0)
  log.info('the house opens')
  stage = await openStage()
})
afterAll(async () => {
  await stage.stop()
  vi.restoreAllMocks()
})

const signedUp = async (username: string): Promise<Author> => {
  const browser = stage.server.browser()
  const user = await newMember(browser)
  await stage.house.tell(account, user.id, verifyEmail(), ownerOf(user.id))
  return { ...user, username, browser }
}
/** Everything that somebody takes along, as one text. */
const exportOf = async ({ browser }: Author): Promise<string> => {
  const { url } = v.parse(Url, (await browser.ask('POST', '/api/account/data', { password: PASSWORD })).json)
  const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const zip = await fetch(new URL(url, stage.server.origin), { headers: { Cookie } })
  return [...unzip(Buffer.from(await zip.arrayBuffer())).values()].join('\n')
}
/** The grace of an account has passed. */
const erase = async ({ id }: Author) => {
  const { house, server } = stage
  const later = plus(server.kernel.clock.now(), 31 * server.kernel.clock.dayMs)
  await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id))
  await house.tell(account, id, eraseAccount({ addressHashes: [] }), undefined, later)
}

test('what a family keeps outlives its members but for the last, and then is nowhere', async () => {
  const { house, server } = stage
  const { kernel } = server
  const names = ['family', 'guest', 'note', 'relative', 'question', 'teller', 'answer', 'voice', 'title'] as const
  const ofMemories = ['memory', 'file', 'photo', 'caption', 'when', 'written', 'album', 'place'] as const
  const planted = Object.fromEntries(
    [...names, ...ofMemories, 'link', 'linkNote', 'leftLink'].map((name) => [name, word()]),
  ) as Readonly<Record<(typeof names)[number] | (typeof ofMemories)[number] | 'link' | 'linkNote' | 'leftLink', string>>
  const words = Object.values(planted)

  const [ruth, thomas, amelia] = [await signedUp('ruth'), await signedUp('thomas'), await signedUp('amelia')]
  const { invite } = familiesIn(kernel, house)
  const join = async (one: Author, role: 'steward' | 'contributor') => {
    const { token } = await invite(ruth, one.email, role)
    expect(await one.browser.ask('POST', `/api/invitations/${token}/accept`, {})).toMatchObject({ status: 200 })
  }
  expect(await ruth.browser.ask('PATCH', '/api/family', { name: planted.family })).toMatchObject({ status: 200 })
  await join(thomas, 'contributor')
  await join(amelia, 'steward')
  const guest = { name: planted.guest, note: planted.note }
  expect((await invite(ruth, `${planted.guest}@hale.example`, 'viewer', guest)).answer).toMatchObject({ status: 201 })
  const { ask } = thomas.browser
  const relative = { relativeId: newId(), name: planted.relative }
  expect(await ask('POST', '/api/relatives', relative)).toMatchObject({ status: 201 })
  const id = newId()
  const question = { storyId: id, question: planted.question, to: { name: planted.teller } }
  expect(await ask('POST', '/api/stories', question)).toMatchObject({ status: 201 })
  const mediaId = await house.spoken(id, ruth.id, Buffer.from(planted.voice))
  const told = { words: planted.answer, mediaId, mayShare: true, hasArrived: true }
  await house.tell(story, id, tellStory(told), { kind: 'recipient', id })
  expect(await ask('PATCH', `/api/stories/${id}`, { title: planted.title })).toMatchObject({ status: 200 })
  const memories = itemsIn(kernel, house)
  const [photo, albumId, placeId] = [newId(), newId(), newId()]
  const memory = await memories.add(ruth, {
    mediaId: photo,
    text: '',
    title: planted.memory,
    name: `${planted.file}.jpg`,
  })
  await memories.store(ruth, memory, photo, { bytes: Buffer.from(planted.photo) })
  await memories.render(memory, photo)
  await memories.change(ruth, memory, '', { title: planted.memory, caption: planted.caption }, 'PATCH')
  await memories.change(ruth, memory, '/date', { words: planted.when })
  await memories.add(ruth, { title: '', text: planted.written })
  expect(await ruth.browser.ask('POST', '/api/places', { placeId, name: planted.place })).toMatchObject({ status: 201 })
  await memories.change(ruth, memory, '/place', { placeId })
  expect(await ruth.browser.ask('POST', '/api/albums', { albumId, title: planted.album })).toMatchObject({
    status: 201,
  })
  await ruth.browser.ask('POST', `/api/albums/${albumId}/items`, { itemIds: [memory] })
  // A day is a second here.
  const expiresAt = plus(kernel.clock.now(), 700 * kernel.clock.dayMs)
  const things = { things: [{ kind: 'story', id }], expiresAt }
  const link = await make(thomas, [], { ...things, title: planted.link, note: planted.linkNote })
  const left = await make(amelia, [], { ...things, title: planted.leftLink })
  const ida = server.browser()
  for (const each of [link, left]) expect(await open(ida, pathOf(each))).toMatchObject({ status: 204 })
  // The family hears of links by whoever made them, the first time that each was opened.
  await open(server.browser(), pathOf(link))
  const over = await make(amelia, [], { ...things, title: planted.leftLink })
  await ruth.browser.ask('DELETE', `/api/shares/${over.id}`, {})
  await vi.waitFor(async () => {
    const { json } = await ask('GET', '/api/family/activity')
    const links = (json as Activity[]).filter(({ kind }) => kind.startsWith('link_')).toReversed()
    expect(links.map(({ kind, actorId, thingId }) => [kind, actorId, thingId])).toEqual([
      ['link_made', thomas.id, link.id],
      ['link_made', amelia.id, left.id],
      ['link_opened', thomas.id, link.id],
      ['link_opened', amelia.id, left.id],
      ['link_made', amelia.id, over.id],
      ['link_ended', amelia.id, over.id],
    ])
  }, patiently)

  const hers = await exportOf(ruth)
  for (const each of [...names, ...ofMemories]) expect([each, hers.includes(planted[each])]).toEqual([each, true])
  const his = await exportOf(thomas)
  for (const each of [
    'family',
    'relative',
    'question',
    'answer',
    'voice',
    'title',
    ...ofMemories,
    'link',
    'linkNote',
  ] as const)
    expect([each, his.includes(planted[each])]).toEqual([each, true])
  for (const each of ['note', 'guest', 'leftLink'] as const)
    expect([each, his.includes(planted[each])]).toEqual([each, false])

  // Whoever leaves takes the links along that they made; the family keeps what is not theirs alone.
  expect(await amelia.browser.ask('POST', '/api/family/leave', {})).toMatchObject({ status: 204 })
  await vi.waitFor(async () => expect(await kernel.keys.isThere(`share-${left.id}`)).toBe(false), patiently)
  expect((await kernel.load(share, left.id)).state).toMatchObject({ status: 'ended', title: ERASED })
  expect(await ida.ask('GET', pathOf(left))).toMatchObject({ status: 410, json: { code: 'gone' } })
  const listed = (await ruth.browser.ask('GET', '/api/shares')).json
  expect(listed).toMatchObject([{ id: link.id, state: 'live' }])

  await erase(ruth)
  await vi.waitFor(async () => {
    expect((await ask('GET', '/api/family')).json).toMatchObject({ role: 'owner', name: planted.family })
    expect(await kernel.keys.isThere(`account-${ruth.id}`)).toBe(false)
  }, patiently)
  expect((await ask('GET', `/api/stories/${id}`)).json).toMatchObject({ words: planted.answer, title: planted.title })
  expect(await ask('GET', `/api/stories/${id}/play`)).toMatchObject({ status: 200, json: planted.voice })
  expect(JSON.stringify((await ask('GET', '/api/relatives')).json)).toContain(planted.relative)
  expect(await ask('GET', `/api/items/${memory}`)).toMatchObject({
    json: { title: planted.memory, addedBy: 'a former member', place: { name: planted.place } },
  })
  expect(await ask('GET', `/api/items/${memory}/original`)).toMatchObject({ status: 200, json: planted.photo })
  expect(await ida.ask('GET', `${pathOf(link)}/items`)).toMatchObject({ json: { note: planted.linkNote } })

  const familyId = ruth.id
  await erase(thomas)
  await vi.waitFor(async () => {
    expect((await kernel.load(family, familyId)).state).toMatchObject({ status: 'ended', name: ERASED })
    const kept = [`item-${memory}`, `album-${albumId}`, `place-${placeId}`]
    for (const thing of [`family-${familyId}`, `story-${id}`, `share-${link.id}`, `share-${left.id}`, ...kept])
      expect([thing, await kernel.keys.isThere(thing)]).toEqual([thing, false])
    for (const file of [mediaId, photo]) expect(await kernel.blobs.list(`media/${file}/`)).toEqual([])
    const rest = `${await rowsIn(kernel)}\n${await logIn(kernel)}\n${await historiesIn(stage)}`
    expect(words.filter((each) => rest.includes(each))).toEqual([])
  }, patiently)
  expect(await ida.ask('GET', pathOf(link))).toMatchObject({ status: 410 })
  const ofItems = ['items.items', 'items.joined', 'items.favorites', 'albums.albums', 'albums.items', 'places.places']
  for (const table of [
    'families.activities',
    'families.members',
    'stories.stories',
    'connections.relatives',
    ...ofItems,
  ])
    expect([table, await server.rowsOf(table)]).toEqual([table, []])
  expect(written.join('')).toContain('the house opens')
  expect(words.filter((each) => written.join('').includes(each))).toEqual([])
})
