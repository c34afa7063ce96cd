// Through: accounts, support, subscribers, recipients, families, life, stories
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { newMember, PASSWORD, signUp } from '../../backend/modules/accounts/testing/visitor.ts'
import { subscriberIdOf } from '../../backend/modules/subscribers/queries.ts'
import * as index from '../../workflows/index.ts'
import type { WorkModule } from '../../workflows/kernel/module.ts'
import { processing } from '../../workflows/kernel/process.ts'
import { processReactor } from '../../workflows/kernel/processReactor.ts'
import { nudged, view } from '../../workflows/kernel/processLoop.ts'
import { householdIn, type Household } from '../household/household.ts'
import { startPost, type Post } from '../household/post.ts'
import { processes } from '../../workflows/work.ts'
import { startWorkers } from '../household/workers.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const { accounts, families, life, recipients, stories, subscribers, support } = index
const listed: readonly WorkModule[] = [accounts, families, life, recipients, stories, subscribers, support]

let post: Post
let work: Awaited<ReturnType<typeof startWorkers>>
let house: Household
beforeAll(async () => {
  post = await startPost()
  work = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: (temporal) => (kernel) =>
      Object.assign(
        { processes: processReactor(temporal, processes) },
        ...listed.map(({ reactors }) => reactors?.(kernel, temporal)),
      ) as never,
    activities: (kernel) => ({
      mail: Object.assign(
        processing(kernel, processes),
        ...listed.map(({ activities }) => activities?.mail?.(kernel, {})),
      ) as object,
    }),
  })
  house = householdIn(work.server)
})
afterAll(async () => {
  await work.stop()
  await post.stop()
})

const Rows = v.array(v.looseObject({ leavesAt: v.optional(v.nullable(v.string())) }))
const isAsked = (subject: string) => /confirm|password|letters/i.test(subject)
const conversations: string[] = []

/** What one stranger does to a mailbox, from one network, by every door of ours. */
const doorsTo = (email: string) => {
  const arrived = (asked: boolean) =>
    post.tries.filter(({ to, subject }) => to === email && isAsked(subject) === asked).map(({ subject }) => subject)
  const person = { name: 'Your bank', email }
  const ok = async (answer: ReturnType<Browser['ask']>) => {
    const { status, json } = await answer
    expect([status, json]).toEqual([status < 300 ? status : 'taken', json])
    return json as Record<string, unknown>
  }
  const recipient = async ({ ask }: Browser) => {
    const path = '/api/recipients'
    const recipientId = newId()
    await ok(ask('POST', path, { recipientId, ...person }))
    await ok(ask('POST', `${path}/${recipientId}/invite`))
    await expect.poll(async () => v.parse(Rows, await ok(ask('GET', path))).length, patiently).toBe(1)
    return () => ok(ask('DELETE', `${path}/${recipientId}`))
  }
  const contact = ({ ask }: Browser) => ok(ask('POST', '/api/life/contacts', { contactId: newId(), ...person }))
  const member = ({ ask }: Browser) =>
    ok(ask('POST', '/api/family/invitations', { invitationId: newId(), ...person, role: 'viewer', note: '' }))
  const question = ({ ask }: Browser) =>
    ok(ask('POST', '/api/stories', { storyId: newId(), question: 'Who made you laugh?', to: person }))
  const support = async () => {
    const words = { channel: 'form', topic: 'other', ...person, text: 'Go to the bank at once' }
    const { id } = await ok(work.server.browser().ask('POST', '/api/support', words))
    conversations.push(String(id))
  }
  /** Of what an account sends, and of what visitors wrote to us, how much waits for a morning. */
  const waiting = async ({ ask }: Browser): Promise<number> => {
    const { stories: asked } = (await ok(ask('GET', '/api/stories'))) as { stories?: unknown }
    const lists = [await ok(ask('GET', '/api/life/contacts')), await ok(ask('GET', '/api/family/invitations')), asked]
    const rows = lists.flatMap((list) => v.parse(Rows, list)).filter(({ leavesAt }) => leavesAt)
    const views = await Promise.all(
      conversations.map((id) =>
        work.temporal
          .getHandle(`support-${id}`)
          .query(view)
          .catch(() => undefined),
      ),
    )
    const now = new Date().toISOString()
    return rows.length + views.filter((each) => each?.next && each.next.at > now).length
  }
  return { arrived, recipient, contact, member, question, support, waiting }
}

test('no more than three a day reach a mailbox by all doors together, and five that were asked for', async () => {
  const email = `nell.${newId()}@hale.example`
  const doors = doorsTo(email)
  const [ana, ben] = [await house.author(), await house.author()]
  const sent = async (n: number) => {
    await expect.poll(async () => doors.arrived(false).length + (await doors.waiting(ana.browser)), patiently).toBe(n)
  }

  const remove = await doors.recipient(ana.browser)
  await sent(1)
  await remove()
  await doors.recipient(ana.browser)
  await sent(2)
  for (const [n, door] of [doors.contact, doors.member, doors.question].entries()) {
    await door(ana.browser)
    await sent(3 + n)
  }
  // An account takes two of the three: another family's question arrives.
  await doors.question(ben.browser)
  await sent(6)
  for (const n of [7, 8]) {
    await doors.support()
    await sent(n)
  }
  expect(doors.arrived(false)).toHaveLength(3)
  expect(doors.arrived(false).at(-1)).toContain('question')

  const visitor = () => work.server.browser()
  for (const _ of [1, 2]) {
    const eve = visitor()
    await newMember(eve)
    expect(await eve.ask('POST', '/api/account/email', { email, password: PASSWORD })).toMatchObject({ status: 202 })
  }
  const own = visitor()
  await signUp(own, { email })
  for (const n of [3, 4, 5]) {
    await expect.poll(() => doors.arrived(true).length, patiently).toBe(n)
    await own.ask('POST', '/api/auth/verify/resend')
  }
  await visitor().ask('POST', '/api/auth/reset/request', { email })
  await visitor().ask('POST', '/api/newsletter/subscribe', { email, source: 'blog', afterMs: 3_000 })
  const subscription = work.temporal.getHandle(`subscriber-${subscriberIdOf(work.server.kernel, email)}`)
  const leavesAt = async () => (await subscription.query(view).catch(() => undefined))?.next?.at ?? ''
  await expect.poll(leavesAt, patiently).toMatch(/T09:00:00\.000Z$/)
  expect(doors.arrived(true)).toHaveLength(5)
  expect(doors.arrived(false)).toHaveLength(3)

  // The next morning all of it leaves that has room by then.
  await work.server.kernel.db.query(sql.typeAlias('void')`
    update kernel.limits set ends_at = ends_at - interval '2 days'`)
  await subscription.signal(nudged)
  for (const id of conversations) await work.temporal.getHandle(`support-${id}`).signal(nudged)
  await expect.poll(() => doors.arrived(true).length, patiently).toBe(6)
  await expect.poll(() => doors.arrived(false).length, patiently).toBe(5)
})
