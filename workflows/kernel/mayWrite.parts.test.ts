// Through: life, prompts, stories, families, workflows/kernel/post.ts, workflows/notifications.ts
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf } from '../../backend/modules/accounts/queries.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { signOfLife } from '../../backend/modules/life/decide/sign.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { life } from '../../backend/modules/life/life.ts'
import { recordSkipped, requestPrompts } from '../../backend/modules/prompts/decide.ts'
import { prompt } from '../../backend/modules/prompts/prompt.ts'
import { askForStory } from '../../backend/modules/stories/decide/ask.ts'
import { recordMail } from '../../backend/modules/stories/decide/mail.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../tests/household/household.ts'
import { doNext } from '../../tests/household/tending.ts'
import { promptProcess } from '../prompts/process.ts'
import { storyProcess } from '../stories/process.ts'
import { allNotifications } from '../notifications.ts'
import { tryStranger } from './post.ts'
import { notifying } from './notification.ts'

const FREE = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
let server: TestServer
let house: Household
let ruth: Author
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())
/** Whoever holds her address, as when she signed up. */
beforeEach(async () => {
  ruth = await house.author({ username: 'ruth' })
  const reserved = { type: 'EmailReserved', data: { accountId: ruth.id } } as const
  await house.tell(email, emailIdOf(server.kernel, ruth.email), () => [reserved])
})

const daysAgo = (n: number) => new Date(Date.now() - n * server.kernel.clock.dayMs).toISOString()
const subjectsTo = async ({ email: to }: Author) => (await mailsTo(to)).map(({ subject }) => subject)
const confirmed = (): LifeEvent => ({
  type: 'LifeConfirmed',
  data: { contactIds: [], confirmedAt: daysAgo(60), lastSignAt: daysAgo(90) },
})
const presumed = (): LifeEvent => ({
  type: 'LifePresumed',
  data: { round: 0, asksAccepted: 3, lastSignAt: daysAgo(90), presumedAt: daysAgo(60) },
})
const dies = (event: LifeEvent = confirmed()) => house.tell(life, ruth.id, () => [event])
const isHere = () => house.tell(life, ruth.id, signOfLife({ source: 'mail' }), ownerOf(ruth.id))

test.each([
  ['presumed', presumed],
  ['confirmed', confirmed],
] as const)('a death that is %s ends the weekly questions until they are here again', async (_is, event) => {
  const askNext = () => doNext(server.kernel, promptProcess, `prompt-${ruth.id}`)
  const dueAt = daysAgo(0)
  await house.tell(prompt, ruth.id, requestPrompts({ accountId: ruth.id, dueAt }), ownerOf(ruth.id))
  await dies(event())
  const next = async () => (await server.kernel.load(prompt, ruth.id)).state
  await askNext()
  expect(await subjectsTo(ruth)).toEqual([])
  const skipped = { ...(await next()), dueAt: daysAgo(0) }
  await isHere()
  // Its Sunday has come.
  const sunday = { number: skipped.number + 1, dueAt: skipped.dueAt, reason: 'late' } as const
  await house.tell(prompt, ruth.id, recordSkipped(sunday))
  await askNext()
  expect(await subjectsTo(ruth)).toHaveLength(1)
})

test('whoever is taken for dead is asked for no story, and the member who would is told so', async () => {
  const owner = await house.author({ username: 'cleo' })
  const { invite } = familiesIn(server.kernel, house)
  const { token } = await invite(owner, ruth.email)
  expect(await ruth.browser.ask('POST', `/api/invitations/${token}/accept`, {})).toMatchObject({ status: 200 })
  const ask = () =>
    owner.browser.ask('POST', '/api/stories', {
      storyId: newId(),
      question: 'Where did you dance?',
      to: { accountId: ruth.id },
    })
  await dies()
  expect(await ask()).toMatchObject({
    status: 409,
    json: {
      code: 'not-heard-from',
      message: 'We have not heard from Ruth for a while, so we ask nothing of them now.',
    },
  })
  await isHere()
  expect(await ask()).toMatchObject({ status: 201 })
})

test('a reminder of a question waits until they are here again', async () => {
  const cleo = await house.author({ username: 'cleo' })
  const [storyId, at] = [newId(), daysAgo(8)]
  const asked = { storyId, familyId: cleo.id, question: 'Where did you dance?', name: 'Ruth' }
  const to = { address: ruth.email, addressHash: `hash of ${ruth.email}` }
  await house.tell(story, storyId, askForStory({ ...asked, ...to, ...FREE }), ownerOf(cleo.id), at)
  await house.tell(story, storyId, recordMail({ smtpCode: 250, acceptedAt: at }), undefined, at)
  await dies()
  const remindNext = () => doNext(server.kernel, storyProcess, `story-${storyId}`)
  await remindNext()
  expect(await subjectsTo(ruth)).toEqual([])
  await isHere()
  await remindNext()
  expect(await subjectsTo(ruth)).toEqual(['Cleo is still looking forward to your answer'])
})

test.each(['newsletter-confirmation', 'family-invitation', 'story-question', 'story-reminder'] as const)(
  'a %s waits for whoever is taken for dead',
  async (kind) => {
    const mail = { to: ruth.email, subject: kind, text: 'A', html: 'B', mailId: newId() }
    const send = () => tryStranger(server.kernel, kind, mail, { purpose: 'asked' })
    await dies()
    expect(await send()).toMatchObject({ outcome: 'waits' })
    await isHere()
    expect(await send()).toMatchObject({ outcome: 'accepted' })
  },
)

test('what goes on in their family is told to them again once they are here', async () => {
  const owner = await house.author({ username: 'cleo' })
  const { invite } = familiesIn(server.kernel, house)
  const { token } = await invite(owner, ruth.email)
  expect(await ruth.browser.ask('POST', `/api/invitations/${token}/accept`, {})).toMatchObject({ status: 200 })
  const tells = notifying(server.kernel, allNotifications(server.kernel))
  const news = { stream: `family-${owner.id}`, telling: 'family-role', position: '0' }
  const tell = (mark: string) => tells.tellOne({ ...news, mark: `${ruth.id}.${mark}` }, ruth.id, 0)
  await dies()
  await tell('1')
  expect(await subjectsTo(ruth)).toEqual([])
  await isHere()
  await tell('2')
  expect(await subjectsTo(ruth)).toHaveLength(1)
})
