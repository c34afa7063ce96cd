// Through: stories, families
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../tests/household/household.ts'
import { doNext } from '../../tests/household/tending.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { family } from '../../backend/modules/families/family.ts'
import { askForStory } from '../../backend/modules/stories/decide/ask.ts'
import { recordMail } from '../../backend/modules/stories/decide/mail.ts'
import { declineStory, reportMisdirected, undoDecline } from '../../backend/modules/stories/decide/tell.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { story, type Story } from '../../backend/modules/stories/story.ts'
import { storyProcess } from './process.ts'
import { overReactor } from './overReactor.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const FREE = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
const Mails = v.array(v.object({ to: v.array(v.object({ address: v.string() })), subject: v.string() }))

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({}, (kernel) => ({ questionsOver: overReactor(kernel) }))
  house = householdIn(server)
})
afterAll(() => server.stop())

const typesOf = async (id: string) => (await server.kernel.store.read(`story-${id}`)).map(({ type }) => type)
const mailsTo = async (email: string) =>
  v
    .parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
    .filter(({ to }) => to.some(({ address }) => address === email))
    .map(({ subject }) => subject)
const asked = async ({ id: familyId }: Author, address: string, at?: string) => {
  const storyId = newId()
  const question = { storyId, familyId, question: 'Where was the swing?', name: 'Joseph' }
  const byMail = { address, addressHash: `hash of ${address}` }
  await house.tell(story, storyId, askForStory({ ...question, ...byMail, ...FREE }), ownerOf(familyId), at)
  return storyId
}
const mailed = async (author: Author, address: string, at: string) => {
  const id = await asked(author, address, at)
  await house.tell(story, id, recordMail({ smtpCode: 250, acceptedAt: at }), undefined, at)
  return id
}
const daysAgo = (n: number) => new Date(Date.now() - n * server.kernel.clock.dayMs).toISOString()

const noes = [
  ['wants no questions of the family', () => declineStory({ scope: 'family' })],
  ['is somebody else', () => reportMisdirected()],
] as const

test.each(noes)('whoever %s gets neither the other questions nor a reminder of them', async (_who, no) => {
  const [ruth, address] = [await house.author(), `joseph.${newId()}@hale.example`]
  const [first, waiting] = [await mailed(ruth, address, daysAgo(8)), await asked(ruth, address)]
  const reminded = await mailed(ruth, address, daysAgo(8))
  // The mail is due before the no has ended the others.
  await server.whileHalted(async () => {
    await house.tell(story, first, no(), { kind: 'recipient', id: first })
    for (const id of [waiting, reminded]) await doNext(server.kernel, storyProcess, `story-${id}`)
  }, 'reactors/questionsOver')
  expect(await mailsTo(address)).toEqual([])
  expect(await typesOf(waiting)).toEqual(['StoryAsked', 'StoryWithdrawn'])
  expect(await typesOf(reminded)).toEqual(['StoryAsked', 'StoryMailed', 'StoryWithdrawn'])
})

test.each(noes)(
  'whoever %s ends the other questions of the family to that address, and no others',
  async (_who, no) => {
    const [ruth, eve, address] = [await house.author(), await house.author(), `joseph.${newId()}@hale.example`]
    const [first, second] = [await mailed(ruth, address, daysAgo(1)), await mailed(ruth, address, daysAgo(1))]
    const others = [
      await mailed(ruth, `ida.${newId()}@hale.example`, daysAgo(1)),
      await mailed(eve, address, daysAgo(1)),
    ]
    await house.tell(story, first, no(), { kind: 'recipient', id: first })
    await vi.waitFor(async () => expect(await typesOf(second)).toContain('StoryWithdrawn'), patiently)
    for (const id of others) expect(await typesOf(id)).toEqual(['StoryAsked', 'StoryMailed'])
  },
)

test('a no to one question, or one that was taken back, ends no other', async () => {
  const [ruth, address] = [await house.author(), `joseph.${newId()}@hale.example`]
  const ids = [await mailed(ruth, address, daysAgo(1)), await mailed(ruth, address, daysAgo(1))]
  const last = await mailed(ruth, address, daysAgo(1))
  const [one = '', two = ''] = ids
  const say = (id: string, decision: Parameters<typeof house.tell<Story, StoriesEvent>>[2]) =>
    house.tell(story, id, decision, { kind: 'recipient', id })
  await say(one, declineStory({ scope: 'question' }))
  await server.whileHalted(async () => {
    await say(two, declineStory({ scope: 'family' }))
    await say(two, undoDecline())
  }, 'reactors/questionsOver')
  const other = await mailed(ruth, `ida.${newId()}@hale.example`, daysAgo(1))
  const also = await mailed(ruth, (await server.kernel.load(story, other)).state.address, daysAgo(1))
  await say(other, declineStory({ scope: 'family' }))
  // By then the reactor has heard of all that was said before.
  await vi.waitFor(async () => expect(await typesOf(also)).toContain('StoryWithdrawn'), patiently)
  expect(await typesOf(last)).toEqual(['StoryAsked', 'StoryMailed'])
})

test.each([{ type: 'MemberLeft' }, { type: 'MemberRemoved' }, { type: 'RoleChanged', role: 'viewer' }] as const)(
  'at $type the questions end that no email carries',
  async ({ type, ...more }) => {
    const [ruth, thomas] = [await house.author(), await house.author({ username: 'thomas' })]
    const at = daysAgo(1)
    const joined = { accountId: thomas.id, role: 'contributor', invitationId: newId(), joinedAt: at } as const
    const begun = [
      { type: 'FamilyFounded', data: { familyId: ruth.id, ownerId: ruth.id, foundedAt: at } },
      { type: 'MemberJoined', data: joined },
    ] as const
    await house.tell(family, ruth.id, () => [...begun], ownerOf(ruth.id), at)
    const asking = async (by: Author, how: object) => {
      const storyId = newId()
      const question = { storyId, familyId: ruth.id, question: 'Where was the swing?', name: 'Joseph', ...how }
      await house.tell(story, storyId, askForStory({ ...question, ...FREE }), ownerOf(by.id))
      return storyId
    }
    const email = `joseph.${newId()}@hale.example`
    const handedOver = await asking(thomas, {})
    const kept = [
      await asking(thomas, { address: email, addressHash: email }),
      await asking(thomas, { toAccountId: ruth.id }),
      await asking(ruth, {}),
    ]
    const event = { type, data: { accountId: thomas.id, ...more } } as FamiliesEvent
    await house.tell(family, ruth.id, () => [event], ownerOf(ruth.id))
    await vi.waitFor(async () => expect(await typesOf(handedOver)).toEqual(['StoryAsked', 'StoryWithdrawn']), patiently)
    for (const id of kept) expect(await typesOf(id)).toEqual(['StoryAsked'])
  },
)
