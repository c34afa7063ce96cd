import { recorded } from '../../backend/kernel/testing/recorded.ts'
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { requestBackupAddress, verifyBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { retimeMessage } from '../../backend/modules/messages/decide/retime.ts'
import { acceptNotice, beginNotice } from '../../backend/modules/messages/decide/notice.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { householdIn, ownerOf } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { notifying } from '../kernel/notification.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { messageNotifications } from './notifications.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

/** A mailbox whose name begins so puts off the first try of a mail that says that a date moved. */
const AWAY = 'away'
const isOfDate = ({ subject }: { subject: string }) => subject.includes('will be sent later')

let post: Post
let server: TestServer
let temporal: WorkflowClient
let stop: () => Promise<void>
beforeAll(async () => {
  post = await startPost(
    (mail, before) =>
      !isOfDate(mail) || !mail.to.startsWith(AWAY) || before.filter(isOfDate).some(({ to }) => to === mail.to),
  )
  ;({ server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: (client) => (kernel) => ({ tells: notificationReactor(client, messageNotifications(kernel)) }),
    activities: (kernel) => ({ mail: notifying(kernel, messageNotifications(kernel)) }),
  }))
})
afterAll(async () => {
  await stop()
  await post.stop()
})

/** An author with these two addresses, none of which took our question: the date has moved. */
const silent = async (first: string, second: string) => {
  const house = householdIn(server)
  const author = await house.author({ username: first })
  const backup = `${second}.second.${author.id}@hale.example`
  for (const decision of [requestBackupAddress({ address: backup }), verifyBackupAddress()])
    await house.tell(account, author.id, decision, ownerOf(author.id))
  const messageId = await storyOf(server, house).stalled(author, { people: [await house.person(author)] })
  return { email: author.email, backup, workflowId: `tell-message-${messageId}-message-slid-1-unreachable-1` }
}
const triesAt = (address: string) => post.tries.filter(isOfDate).filter(({ to }) => to === address)
/** Until nothing more is to be sent. */
const told = async (workflowId: string) => {
  const handle = temporal.getHandle(workflowId)
  await vi.waitFor(() => handle.describe(), patiently)
  await handle.result()
}

test('an author whose first address puts us off is told at the second that the date moved', async () => {
  const { email, backup, workflowId } = await silent(AWAY, 'ruth')
  await told(workflowId)
  expect(triesAt(email).map(({ isTaken }) => isTaken)).toEqual([false])
  expect(triesAt(backup).map(({ isTaken }) => isTaken)).toEqual([true])
})

test('where both addresses put us off, the same mails are tried again', async () => {
  const { email, backup, workflowId } = await silent(AWAY, AWAY)
  await told(workflowId)
  for (const address of [email, backup]) {
    const tries = triesAt(address)
    expect(tries.map(({ isTaken }) => isTaken)).toEqual([false, true])
    expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1)
  }
})

/** The check of this slot leaves half a day late. @returns the date that it moves to */
const sendLate = async (id: string, slot: 1 | 2): Promise<string> => {
  const { dayMs } = server.kernel.clock
  const { slots, dueAt } = (await server.kernel.load(message, id)).state
  const acceptedAt = plus(slot === 1 ? (slots[0]?.at ?? '') : plus(dueAt, -dayMs), dayMs / 2)
  const late = { round: 1, slot, attempt: 1, mailId: newId() }
  const { tell } = householdIn(server)
  await tell(message, id, beginNotice(late), undefined, acceptedAt)
  return (await tell(message, id, acceptNotice({ ...late, smtpCode: 250, acceptedAt }), undefined, acceptedAt)).dueAt
}

test('an author hears each time that a check left late what the date is now', async () => {
  const house = householdIn(server)
  const author = await house.author({ username: 'ruth' })
  const id = await storyOf(server, house).scheduled(author, { people: [await house.person(author)] })
  const dates: string[] = []
  for (const slot of [1, 2] as const) {
    const dueAt = await sendLate(id, slot)
    dates.push(momentInWords(dueAt, 'UTC'))
    await told(`tell-message-${id}-message-slid-1-late_notice-${dueAt}`)
  }
  const texts = triesAt(author.email).map(({ text }) => text)
  expect(texts).toEqual(dates.map((date) => expect.stringContaining(`It will now be sent on ${date}`) as string))
})

test('an author whose date had moved for a late check is told, too, when the next check reaches nobody', async () => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const author = await house.author({ username: 'ruth' })
  const id = await story.scheduled(author, { people: [await house.person(author)] })
  await told(`tell-message-${id}-message-slid-1-late_notice-${await sendLate(id, 1)}`)
  expect(triesAt(author.email)).toHaveLength(1)
  await story.notice(id, 2, false)
  await told(`tell-message-${id}-message-slid-1-unreachable-2`)
  expect(triesAt(author.email).map(({ isTaken }) => isTaken)).toEqual([true, true])
})

test('an author hears that the clocks of the zone have changed, once', async () => {
  const house = householdIn(server)
  const author = await house.author({ username: 'ruth' })
  const id = await storyOf(server, house).scheduled(author, { people: [await house.person(author)] })
  const { dueAt } = (await server.kernel.load(message, id)).state
  const to = plus(dueAt, 3_600_000)
  await house.tell(message, id, retimeMessage({ round: 1, dueAt: to, tzdb: '2099z' }))
  await told(`tell-message-${id}-message-retimed-${to}`)
  const subjects = post.tries.filter((tried) => tried.to === author.email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('clocks changed'))).toHaveLength(1)
})

test('what an author is told waits behind the links of a queue that is full', async () => {
  const at = new Date().toISOString()
  const data = { round: 1, slot: 1, nextAddrIdx: 0 }
  const event = recorded({ category: 'message', id: newId(), type: 'NoticeRejected', data, metadata: { at } })
  await notificationReactor(temporal, messageNotifications(server.kernel))['message']?.act(event)
  const told = await temporal.getHandle(`tell-${event.stream}-message-slid-1-unreachable-1`).describe()
  expect(told.priority?.priorityKey).toBe(4)
})
