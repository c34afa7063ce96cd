import { MockActivityEnvironment } from '@temporalio/testing'
import { describe, expect, test } from 'vitest'
import type { Aggregate, Decision } from '../../backend/kernel/log/decider.ts'
import type { Actor, AnyEvent } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { openDelivery, unlock } from '../../backend/modules/deliveries/decide/open.ts'
import { beginLink, deferLink, reissueLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { openDeliveriesTo } from '../../backend/modules/deliveries/queries.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { declineRecipient } from '../../backend/modules/recipients/decide/consent.ts'
import { changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { activities } from './activities.ts'
import { following } from './follow.ts'

const { server, house, story } = aHouse()

/** A message that was just released, and the steps of the delivery that it makes to Ben. */
const released = async () => {
  const { kernel } = server
  const ana = await house.author()
  const ben = await house.person(ana)
  const messageId = await story.delivering(ana, { people: [ben] })
  const id = (await kernel.load(message, messageId)).state.claim?.recipients[0]?.deliveryId ?? ''
  const about = { stream: `delivery-${id}`, messageId, recipientId: ben, occurrence: 1 }
  const step = (name: 'create' | 'dispatch' | 'remind') =>
    new MockActivityEnvironment().run(activities(kernel)[name], about, kernel.clock.now())
  const typesOf = async () => (await kernel.store.read(about.stream)).map(({ type }) => type)
  const stateOf = async () => (await kernel.load(delivery, id)).state
  const by = { kind: 'recipient', id: ben } as const
  const takeBack = () => tell(message, messageId, recallMessage({ links: [] }), ownerOf(ana.id))
  const move = (address: string) => {
    const facts = { isZone: true, twin: undefined }
    return tell(recipient, ben, changeRecipient({ address, addressHash: newId(), facts }), ownerOf(ana.id))
  }
  return { id, ben, messageId, by, step, typesOf, stateOf, takeBack, move }
}
/** Written to the log, without waiting for a read table. */
const tell = <State, E extends AnyEvent>(
  of: Aggregate<State, E>,
  id: string,
  decision: Decision<State, E>,
  by: Actor,
) => server.kernel.handle(of, id, decision, freshCommand(server.kernel, by))

describe('while the read tables are behind', () => {
  test('a delivery is made for the address that was given last', async () => {
    const { step, stateOf, move } = await released()
    await server.whileHalted(async () => {
      await move('moved@hale.example')
      await step('create')
    })
    expect(await stateOf()).toMatchObject({ address: 'moved@hale.example' })
  })

  test('the first email goes to the address that was given since the delivery was made', async () => {
    const { step, stateOf, typesOf, move } = await released()
    await server.whileHalted(async () => {
      await step('create')
      await move('moved@hale.example')
      for (const _ of ['moves it', 'mails it']) await step('dispatch')
    })
    expect(await typesOf()).toEqual(['DeliveryCreated', 'LinkReaddressed', 'LinkAttempted', 'LinkAccepted'])
    expect(await stateOf()).toMatchObject({ address: 'moved@hale.example', status: 'sent' })
  })

  test('a delivery that was made just before follows its recipient all the same', async () => {
    const { kernel } = server
    const { id, ben, step, stateOf, move } = await released()
    const followed = Promise.withResolvers<void>()
    await server.whileHalted(async () => {
      await step('create')
      const { position = '' } = await move('moved@hale.example')
      await kernel.checkpointSignals.passed('recipients', position)
      const entry = { recipientId: ben, position }
      followed.resolve(following(kernel).followEntry(entry))
    }, 'projections/deliveries')
    await followed.promise
    expect(await stateOf()).toMatchObject({ address: 'moved@hale.example' })
    expect(await openDeliveriesTo(kernel, ben)).toEqual([id])
  })

  test('a no is heard before the first email', async () => {
    const { step, typesOf, ben, by } = await released()
    await server.whileHalted(async () => {
      await step('create')
      await tell(recipient, ben, declineRecipient(), by)
      await step('dispatch')
    })
    expect(await typesOf()).toEqual(['DeliveryCreated', 'DeliveryDeclined'])
  })
})

test('a worker that comes too early asks no mailbox, and looks again when it is time', async () => {
  const { id, ben, messageId, step, typesOf, stateOf } = await released()
  await step('create')
  const system = { kind: 'system', id: 'system' } as const
  const tried = { messageId, recipientId: ben, attempt: 1, mailId: newId() }
  for (const decision of [beginLink(tried), deferLink({ ...tried, smtpCode: 451 })])
    await tell(delivery, id, decision, system)
  const retryAt = (await stateOf()).link?.at ?? ''
  expect(await step('dispatch')).toMatchObject({ next: { step: 'dispatch', at: retryAt } })
  expect(await typesOf()).toEqual(['DeliveryCreated', 'LinkAttempted', 'LinkDeferred'])
})

describe('of a message that was taken back', () => {
  test('no link is mailed, also where nobody has closed it yet', async () => {
    const { step, typesOf, stateOf, takeBack } = await released()
    await step('create')
    await takeBack()
    await step('dispatch')
    expect(await typesOf()).toEqual(['DeliveryCreated', 'DeliveryRevoked'])
    expect(await stateOf()).toMatchObject({ status: 'revoked', revokedAs: 'taken_back' })
  })

  test('nobody is reminded', async () => {
    const { step, typesOf, takeBack } = await released()
    for (const name of ['create', 'dispatch'] as const) await step(name)
    await takeBack()
    await step('remind')
    expect((await typesOf()).slice(-2)).toEqual(['LinkAccepted', 'DeliveryRevoked'])
  })

  test('whoever had unlocked it before gets a fresh link all the same', async () => {
    const { id, by, step, typesOf, takeBack } = await released()
    for (const name of ['create', 'dispatch'] as const) await step(name)
    for (const decision of [openDelivery(), unlock({ isRight: true })]) await tell(delivery, id, decision, by)
    await takeBack()
    await tell(delivery, id, reissueLink({ nonce: 'fresh', by: 'admin' }), by)
    await step('dispatch')
    expect((await typesOf()).slice(-3)).toEqual(['LinkReissued', 'LinkAttempted', 'LinkAccepted'])
  })
})
