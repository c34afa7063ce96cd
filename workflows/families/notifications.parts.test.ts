// Through: families
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { changeRole } from '../../backend/modules/families/decide/members.ts'
import { declineOwnership, offerOwnership } from '../../backend/modules/families/decide/ownership.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { family } from '../../backend/modules/families/family.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { notifying } from '../kernel/notification.ts'
import { processing } from '../kernel/process.ts'
import { processReactor } from '../kernel/processReactor.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { familyProcess } from './process.ts'
import { familyNotifications } from './notifications.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const HOUR_MS = 3_600_000

let post: Post
let server: TestServer
let house: Household
let temporal: WorkflowClient
let stop: () => Promise<void>
beforeAll(async () => {
  post = await startPost()
  ;({ server, temporal, stop } = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: (client) => (kernel) => ({
      tells: notificationReactor(client, [familyNotifications(kernel)]),
      processes: processReactor(client, [familyProcess]),
    }),
    activities: (kernel) => ({
      mail: { ...processing(kernel, [familyProcess]), ...notifying(kernel, [familyNotifications(kernel)]) },
    }),
  }))
  house = householdIn(server)
})
afterAll(async () => {
  await stop()
  await post.stop()
})

/** In letters that a subject holds as they are. */
const NAMED = { type: 'FamilyNamed', data: { name: 'The Hales' } } as const
/** A family that began long enough ago for its first hour of news to be over in a moment. */
const aged = async () => {
  const [owner, one] = [await house.author({ username: 'ruth' }), await house.author({ username: 'thomas' })]
  const familyId = newId()
  const from = plus(server.kernel.clock.now(), 4_000 - HOUR_MS)
  const founded = { type: 'FamilyFounded', data: { familyId, ownerId: owner.id, foundedAt: from } } as const
  const joined = { accountId: one.id, role: 'viewer', invitationId: newId(), joinedAt: from } as const
  const events = [founded, NAMED, { type: 'MemberJoined', data: joined }] as const
  await house.tell(family, familyId, () => [...events], ownerOf(owner.id), from)
  return { owner, one, familyId, from }
}
const mailsTo = ({ email }: Author, subject: RegExp) =>
  post.tries.filter((mail) => mail.to === email && subject.test(mail.subject))
/** Until a telling has told what it had to. */
const told = async (workflowId: string) => {
  const handle = temporal.getHandle(workflowId)
  await vi.waitFor(() => handle.describe(), patiently)
  await handle.result()
}

test('ten changes of a role in a minute are one mail, and another after an hour with the role that holds then', async () => {
  const { owner, one, familyId, from } = await aged()
  for (let n = 0; n < 10; n += 1) {
    const role = n % 2 === 0 ? 'steward' : 'contributor'
    await house.tell(family, familyId, changeRole({ accountId: one.id, role }), ownerOf(owner.id), plus(from, n))
  }
  const id = (at: string) => `tell-family-${familyId}-family-role-${one.id}.${at}`
  await told(id(from))
  expect(mailsTo(one, /^Your role in/)).toHaveLength(1)
  await told(id(plus(from, HOUR_MS)))
  const mails = mailsTo(one, /^Your role in/).map(({ text }) => text)
  expect(mails).toHaveLength(2)
  expect(mails[1]).toContain('a contributor now')
})

test('an offer that is made again and again is one mail an hour, while it stands', async () => {
  const { owner, one, familyId, from } = await aged()
  for (let n = 0; n < 10; n += 2) {
    await house.tell(family, familyId, offerOwnership({ to: one.id }), ownerOf(owner.id), plus(from, n))
    await house.tell(family, familyId, declineOwnership(), ownerOf(one.id), plus(from, n + 1))
  }
  await house.tell(family, familyId, offerOwnership({ to: one.id }), ownerOf(owner.id), plus(from, 10))
  const id = (at: string) => `tell-family-${familyId}-family-offered-${one.id}.${at}`
  await told(id(from))
  // None, where the first was declined before its mail could leave.
  const early = mailsTo(one, /would like you to be the owner of/).length
  expect(early).toBeLessThan(2)
  await told(id(plus(from, HOUR_MS)))
  expect(mailsTo(one, /would like you to be the owner of/)).toHaveLength(early + 1)
})

test('an invitation whose sender may invite no more before its mail leaves is not mailed', async () => {
  const { owner, one, familyId, from } = await aged()
  const [kept, lost] = [newId(), newId()]
  const invited = (invitationId: string, invitedBy: string): FamiliesEvent => {
    const person = { name: 'Nell', address: `nell.${invitationId}@hale.example`, addressHash: invitationId, note: '' }
    const expiresAt = plus(from, 2 * HOUR_MS)
    const data = { invitationId, ...person, role: 'viewer', invitedBy, invitedAt: from, expiresAt } as const
    return { type: 'MemberInvited', data }
  }
  await house.tell(family, familyId, () => [invited(lost, one.id), invited(kept, owner.id)], ownerOf(owner.id))
  for (const id of [lost, kept]) await told(`family-${familyId}.invite-${id}`)
  const addressed = post.tries.filter(({ subject }) => /invites you/.test(subject)).map(({ to }) => to)
  expect(addressed.filter((to) => to.includes(lost) || to.includes(kept))).toEqual([`nell.${kept}@hale.example`])
})

test('whoever joins with an address that nobody confirmed has that mailbox told of it, and whoever did not is not', async () => {
  const { invite } = familiesIn(server.kernel, house)
  const owner = await house.author({ username: 'ruth' })
  await owner.browser.ask('PATCH', '/api/family', NAMED.data)
  const join = async (isVerified: boolean) => {
    const one = await house.author({ username: 'thomas', isVerified })
    const { token } = await invite(owner, one.email)
    expect(await one.browser.ask('POST', `/api/invitations/${token}/accept`, {})).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(mailsTo(owner, /^Thomas has joined/)).not.toHaveLength(0), patiently)
    return one
  }
  const claimed = await join(false)
  await vi.waitFor(() => expect(mailsTo(claimed, /^Was it you who joined/)).toHaveLength(1), patiently)
  const shown = await join(true)
  await vi.waitFor(() => expect(mailsTo(owner, /^Thomas has joined/)).toHaveLength(2), patiently)
  expect(mailsTo(shown, /^Was it you/)).toEqual([])
})
