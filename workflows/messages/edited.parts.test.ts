import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, startHouse } from '../../tests/household/household.ts'
import { activities } from './activities.ts'
import { keepAnswerable } from './testing/keepAnswerable.ts'

/** Short enough to live to the date. */
const DAY_MS = 2_000
const { server, house, story } = aHouse(() => startHouse({ DAY_MS: String(DAY_MS) }))
keepAnswerable(server)

/** The house's parts, where something happens just after the message was read for the first time. */
const interrupted = (kernel: Kernel, happen: () => Promise<unknown>): Kernel => {
  let isOver = false
  const load: Kernel['load'] = async (aggregate, id) => {
    const loaded = await kernel.load(aggregate, id)
    if (!isOver) {
      isOver = true
      await happen()
    }
    return loaded
  }
  return { ...kernel, load }
}

test('an edit that comes while the claim reads the recordings decides who gets the message', async () => {
  const { kernel } = server
  const ana = await house.author()
  const by = ownerOf(ana.id)
  const [ben, cora] = [await house.person(ana), await house.prove(ana, await house.person(ana, { name: 'Cora' }))]
  const id = await story.checked(ana, { people: [ben], inDays: 3, answerRule: 'always' })
  const stateOf = async () => (await kernel.load(message, id)).state
  const { dueAt } = await stateOf()
  const recipients = await recipientFacts(kernel, ana.id, [cora])
  const edit = () => house.tell(message, id, editMessage({ recipients }), by)
  const claimBy = ({ claim }: ReturnType<typeof activities>) =>
    new MockActivityEnvironment().run(claim, `message-${id}`, dueAt)

  expect(await claimBy(activities(interrupted(kernel, edit)))).toMatchObject({
    status: 'checked',
    next: { step: 'claim' },
  })
  expect((await stateOf()).claim).toBeUndefined()
  expect(await claimBy(activities(kernel))).toMatchObject({ status: 'claimed' })
  expect((await stateOf()).claim?.recipients.map(({ recipientId }) => recipientId)).toEqual([cora])
})

/** The house's parts, where it is noted which streams were read and how often the database was asked. */
const counted = (kernel: Kernel) => {
  const read: string[] = []
  let queries = 0
  const store: Kernel['store'] = {
    ...kernel.store,
    read: (stream) => {
      read.push(stream)
      return kernel.store.read(stream)
    },
  }
  const db = new Proxy(kernel.db, {
    get: (target, name: keyof Kernel['db']) => {
      const found: unknown = target[name]
      if (typeof found !== 'function') return found
      return (...args: unknown[]): unknown => {
        queries += 1
        return Reflect.apply(found, target, args)
      }
    },
  })
  return { kernel: { ...kernel, store, db }, read, queries: () => queries }
}

test('what the end of its author’s account did not find in time is cancelled by its claim, at one stream more', async () => {
  const { kernel } = server
  const ana = await house.author()
  const id = await story.checked(ana, { people: [await house.person(ana)], inDays: 3, answerRule: 'always' })
  const stateOf = async () => (await kernel.load(message, id)).state
  await house.tell(account, ana.id, requestDeletion({ confirmed: [id], armed: [id] }), ownerOf(ana.id))
  const told = counted(kernel)
  const claim = () => new MockActivityEnvironment().run(activities(told.kernel).claim, `message-${id}`, dueAt)
  const { dueAt } = await stateOf()
  expect(await claim()).toMatchObject({ status: 'cancelled' })
  expect(await stateOf()).toMatchObject({ status: 'cancelled', claim: undefined })
  expect(told.read.filter((stream) => stream.startsWith('account-'))).toEqual([`account-${ana.id}`])
  // Two clocks before, how long one could answer, and what is known of the people together with a clock: no more.
  expect(told.queries()).toBeLessThanOrEqual(4)
})
