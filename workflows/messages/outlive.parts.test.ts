import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { claimDelivery, releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import type { Decide } from '../../backend/modules/messages/decide/guards.ts'
import { beginNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { nextStep, openSlot } from '../../backend/modules/messages/next.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, startHouse } from '../../tests/household/household.ts'
import { aPost } from '../../tests/household/post.ts'
import { activities } from './activities.ts'
import { nextDateOf } from './dates.ts'

/** A post office that knows nobody any more. */
const post = aPost(() => false, 550)
const DAY_MS = 60_000
const { server, house } = aHouse(() => startHouse({ SMTP_URL: post.url, DAY_MS: String(DAY_MS) }))

const aYearBefore = (instant: string): string =>
  `${Number(instant.slice(0, 4)) - 1}${instant.slice(4, 23).replace('-02-29', '-02-28')}`
const SYSTEM = { kind: 'system', id: 'system' } as const

/** A message's life, decided in memory: what happened a year ago is stored in one append. */
const lifeOf = (owner: Actor) => {
  let state = message.initial
  const events: MessagesEvent[] = []
  const give = (decision: Decide, at: string, by: Actor = SYSTEM): void => {
    const made = decision(state, { by, at, dayMs: DAY_MS })
    events.push(...made)
    state = made.reduce(message.evolve, state)
  }
  return { events, give, byOwner: (decision: Decide, at: string) => give(decision, at, owner), now: () => state }
}
/** One try of the check whose turn it is, and the mailbox's no. */
const refusedOnce = (state: Message, since: string): readonly Decide[] => {
  const slot = openSlot(state)?.slot ?? 0
  const attempt = (state.notices[slot]?.attempt ?? 0) + 1
  const tried = { round: state.round, slot, attempt, mailId: newId() }
  return [beginNotice(tried), rejectNotice({ ...tried, smtpCode: 550, addresses: 1, since })]
}

test('the second year of a letter whose mailbox is closed arrives on its day', async () => {
  const [accountId, messageId, recipientId] = [newId(), newId(), newId()]
  const secondDue = plus(server.kernel.clock.now(), 2 * DAY_MS + 5_000)
  const local = aYearBefore(secondDue)
  const firstDue = `${local}Z`
  const long = plus(firstDue, -20 * DAY_MS)
  const ruth = ownerOf(accountId)
  const email = `ruth.${accountId}@hale.example`
  await house.tell(account, accountId, openAccount({ accountId, username: 'ruth', email }), ruth, long)
  await house.tell(account, accountId, verifyEmail(), ruth, long)
  const ben = { recipientId, name: 'Ben', hasDeclined: false, hasVerification: true, isAuthor: false }
  const { events, give, byOwner, now } = lifeOf(ruth)
  byOwner(createDraft({ messageId, kind: 'text', draftsN: 0 }), long)
  byOwner(editMessage({ body: 'Dear Ben', recipients: [ben] }), long)
  const terms = { mode: 'recurring', answerRule: 'always', zone: 'UTC', tzdb: '2026a', local } as const
  const yearly = { ...terms, rule: { every: 'year' }, dueAt: firstDue, recipients: [ben], isVerified: true }
  byOwner(scheduleMessage(yearly), long)
  const claimAt = (at: string) => {
    const facts = { dbAt: at, people: [ben], answerableMs: DAY_MS, lost: [] }
    return claimDelivery({ round: now().round, recipients: [{ recipientId, deliveryId: newId() }], ...facts })
  }
  while (now().status !== 'checked') {
    const at = nextStep(now())?.at ?? ''
    for (const decision of refusedOnce(now(), long)) give(decision, at)
  }
  expect(Date.parse(now().dueAt) - Date.parse(firstDue)).toBeGreaterThan(59 * DAY_MS)
  give(claimAt(now().dueAt), now().dueAt)
  give(releaseDelivery({ occurrence: 1 }), now().claim?.holdUntil ?? '')
  const next = nextDateOf(now(), 1)
  give(completeOccurrence({ occurrence: 1, ok: 1, failed: 0, next }), plus(now().releasedAt, DAY_MS))
  expect(now()).toMatchObject({ status: 'scheduled', occurrence: 2, dueAt: secondDue })
  await house.tell(message, messageId, () => events, ruth, long)

  await new MockActivityEnvironment().run(
    activities(server.kernel).notice,
    `message-${messageId}`,
    nextStep(now())?.at ?? '',
  )
  const { state } = await server.kernel.load(message, messageId)
  expect(state).toMatchObject({ status: 'noticed', dueAt: secondDue, promisedAt: secondDue })
  const dayBefore = plus(secondDue, -DAY_MS)
  for (const decision of refusedOnce(state, long)) await house.tell(message, messageId, decision, SYSTEM, dayBefore)
  const { claim } = await house.tell(message, messageId, claimAt(secondDue), SYSTEM, secondDue)
  expect(claim).toMatchObject({ occurrence: 2, basis: 'waiver', lateByMs: 0 })
})
