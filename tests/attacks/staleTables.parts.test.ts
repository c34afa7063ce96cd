import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { freshAddress, signUp } from '../../backend/modules/accounts/testing/visitor.ts'
import { declineDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { askToWait } from '../../backend/modules/life/decide/wait.ts'
import { life } from '../../backend/modules/life/life.ts'
import { runningWait } from '../../backend/modules/life/waiting.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { activities as deliverySteps } from '../../workflows/deliveries/activities.ts'
import { notifying } from '../../workflows/kernel/notification.ts'
import { waitNotifications } from '../../workflows/life/waitNotifications.ts'
import { activities as messageSteps } from '../../workflows/messages/activities.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../household/household.ts'
import { startPost, type Post } from '../household/post.ts'
import { storyOf, type Story } from '../household/story.ts'

const DAY_MS = 2_000
let post: Post
let server: TestServer
let house: Household
let story: Story
beforeAll(async () => {
  post = await startPost()
  server = await startHouse({ DAY_MS: String(DAY_MS), SMTP_URL: post.url })
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(async () => {
  await server.stop()
  await post.stop()
})

const run = <T>(step: () => Promise<T>): Promise<T> => new MockActivityEnvironment().run(step)
/** What happens to an account that the read table of accounts is not told of yet. */
const unseen = ({ id }: Author, ...events: AccountsEvent[]) =>
  server.kernel.handle(account, id, () => events, freshCommand(server.kernel, ownerOf(id)))
/** Does something after the author has moved to another mailbox, which no read table knows of: their new address. */
const afterAMove = async (author: Author, act: () => Promise<unknown>): Promise<string> => {
  const email = `moved.${author.id}@hale.example`
  await server.whileHalted(async () => {
    const changedAt = server.kernel.clock.now()
    await unseen(author, { type: 'EmailChanged', data: { email, via: 'links', changedAt } })
    await act()
  }, 'projections/accounts')
  return email
}
/** The message's first check, once it is time for it. */
const askNow = async (id: string) => {
  const [first] = (await server.kernel.load(message, id)).state.slots
  return run(() => messageSteps(server.kernel).notice(`message-${id}`, first?.at ?? ''))
}
const triesTo = (...addresses: readonly string[]) =>
  post.tries.filter(({ to }) => addresses.includes(to)).map(({ to }) => to)

test('the next check-in goes to the address that was given last', async () => {
  const ana = await house.author()
  const id = await story.scheduled(ana, { people: [await house.person(ana)], inDays: 2.2 })
  const email = await afterAMove(ana, () => askNow(id))
  expect(triesTo(ana.email, email)).toEqual([email])
  expect((await server.kernel.load(message, id)).state.notices[1]).toMatchObject({ state: 'accepted' })
})

test('what became of a delivery is told at the address that was given last', async () => {
  const ana = await house.author()
  const ben = await house.person(ana)
  const messageId = await story.delivering(ana, { people: [ben] })
  const { deliveryId } = await story.mailed(ana, messageId, ben)
  await house.tell(delivery, deliveryId, declineDelivery(), { kind: 'recipient', id: ben })
  const about = { stream: `delivery-${deliveryId}`, messageId, recipientId: ben, occurrence: 1 }
  const email = await afterAMove(ana, () => run(() => deliverySteps(server.kernel).tell(about, '')))
  expect(triesTo(ana.email, email)).toEqual([email])
})

test('a wait is told at every address there is now', async () => {
  const ana = await house.author()
  const contactId = await house.contact(ana)
  const second = `second.${ana.id}@hale.example`
  const email = await afterAMove(ana, async () => {
    const at = server.kernel.clock.now()
    await unseen(ana, { type: 'BackupAddressRequested', data: { address: second, requestedAt: at } })
    await unseen(ana, { type: 'BackupAddressVerified', data: { verifiedAt: at } })
    const wait = askToWait({ contactId, days: 5, reason: 'alive', lastSignAt: at })
    const until = runningWait(await house.tell(life, ana.id, wait, { kind: 'contact', id: contactId }), at)?.until ?? ''
    const news = { stream: `life-${ana.id}`, telling: 'life-wait', mark: until, position: '0' }
    await run(() => notifying(server.kernel, [waitNotifications(server.kernel)]).tellOne(news, 'author', 0))
  })
  expect(triesTo(ana.email, email, second)).toEqual([email, second])
})

test('a NUL byte in a name stops nothing, and check-ins go to the right address', async () => {
  const refused = await signUp(server.browser(), { email: freshAddress(), username: 'ru\0th' })
  expect(refused).toMatchObject({ status: 400, json: { code: 'invalid', details: { field: 'username' } } })

  // As older code stored it. The household waits until the read tables have each of these.
  const id = newId()
  const email = `before.${id}@hale.example`
  await house.tell(account, id, openAccount({ accountId: id, username: 'an\0a', email }), ownerOf(id))
  await house.tell(account, id, verifyEmail(), ownerOf(id))
  const named: AccountsEvent = { type: 'ProfileChanged', data: { name: 'Ana\0 Hale', zone: 'UTC', bornOn: null } }
  await house.tell(account, id, () => [named], ownerOf(id))
  const ana = { id, email, username: 'ana', browser: await server.signedInAs(id) }
  const messageId = await story.scheduled(ana, { people: [await house.person(ana)], inDays: 2.2 })
  const moved = `after.${id}@hale.example`
  const changedAt = server.kernel.clock.now()
  const elsewhere: AccountsEvent = { type: 'EmailChanged', data: { email: moved, via: 'links', changedAt } }
  await house.tell(account, id, () => [elsewhere])

  await askNow(messageId)
  expect(triesTo(email, moved)).toEqual([moved])
  expect(post.tries.find(({ to }) => to === moved)?.text).not.toContain('\0')
  expect(new Set(Object.values(server.readiness()))).toEqual(new Set(['running']))
})
