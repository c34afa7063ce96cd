import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { chooseNotifications } from '../../backend/modules/accounts/decide/notifications.ts'
import { pauseMessage } from '../../backend/modules/messages/decide/pause.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, startHouse } from '../../tests/household/household.ts'
import { aPost } from '../../tests/household/post.ts'
import { activities } from './activities.ts'
import { notifying } from '../kernel/notification.ts'
import { messageNotifications } from './notifications.ts'
import { keepAnswerable } from './testing/keepAnswerable.ts'

/** Short enough to live to the date. */
const DAY_MS = 2_000
const post = aPost()
const { server, house, story } = aHouse(() => startHouse({ DAY_MS: String(DAY_MS), SMTP_URL: post.url }))
keepAnswerable(server)

const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
const run = (step: 'claim' | 'resume', id: string, at: string) =>
  new MockActivityEnvironment().run(activities(server.kernel)[step], `message-${id}`, at)
/** What was stored before anybody asked whether it could still go out. */
const stored = (id: string, event: MessagesEvent) => house.tell(message, id, () => [event])
const empty: MessagesEvent = { type: 'ContentChanged', data: { title: 'For Ben', body: '' } }
const toNobody: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: [] } }

test('what is empty, for nobody, or for whom cannot unlock it is claimed by nobody, and its author is told', async () => {
  const ana = await house.author()
  const people = [await house.person(ana)]
  const unproven = await house.person(ana, { name: 'Dora' })
  const toDora: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: [unproven] } }
  const ids = await Promise.all(
    [empty, toNobody, toDora].map(async (event) => {
      const id = await story.checked(ana, { people, inDays: 3, answerRule: 'always' })
      await stored(id, event)
      return id
    }),
  )
  const whole = await story.checked(ana, { people, inDays: 3, answerRule: 'always' })
  for (const id of ids) {
    expect(await run('claim', id, (await stateOf(id)).dueAt)).toMatchObject({ status: 'held', next: undefined })
    expect(await stateOf(id)).toMatchObject({ heldReason: 'incomplete', claim: undefined })
  }
  expect(await run('claim', whole, (await stateOf(whole)).dueAt)).toMatchObject({ status: 'claimed' })

  // Who wants no reminders is told all the same: without them it goes nowhere.
  await house.tell(account, ana.id, chooseNotifications({ news: false, reminders: false }), ownerOf(ana.id))
  const [id = ''] = ids
  const { heldAt } = await stateOf(id)
  const news = { stream: `message-${id}`, telling: 'message-held', mark: heldAt, position: '0' }
  await notifying(server.kernel, messageNotifications(server.kernel)).tellOne(news, 'author', 1)
  const told = post.tries.filter(({ to }) => to === ana.email).map(({ subject, text }) => [subject, text])
  expect(told).toContainEqual([
    'Your message to Ben waits for you',
    expect.stringContaining('It needs words or a recording'),
  ])
})

test('a pause of what is incomplete ends once, in a hold', async () => {
  const ana = await house.author()
  const id = await story.scheduled(ana, { people: [await house.person(ana)], inDays: 10 })
  const until = plus(server.kernel.clock.now(), 200)
  await house.tell(message, id, pauseMessage({ until }), ownerOf(ana.id))
  await stored(id, empty)
  expect(await run('resume', id, until)).toMatchObject({ status: 'held', next: undefined })
  expect(await stateOf(id)).toMatchObject({ heldReason: 'incomplete' })
})

test('a person who said no before they had a proof holds nothing up', async () => {
  const ana = await house.author()
  const [ben, dora] = [await house.person(ana), await house.person(ana, { name: 'Dora' })]
  const id = await story.checked(ana, { people: [ben], inDays: 3, answerRule: 'always' })
  await stored(id, { type: 'RecipientsChanged', data: { recipientIds: [dora] } })
  await house.decline(dora)
  expect(await run('claim', id, (await stateOf(id)).dueAt)).toMatchObject({ status: 'claimed' })
})
