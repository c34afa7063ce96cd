import { vi } from 'vitest'
import { plus } from '../../backend/kernel/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { cancelDeletion, requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { requestBackup } from '../../backend/modules/backups/decide.ts'
import { giveConfirmation, requestConfirmation } from '../../backend/modules/deliveries/decide/confirm.ts'
import { proposeAddress, supportAddress } from '../../backend/modules/deliveries/decide/propose.ts'
import { isLost } from '../../backend/modules/deliveries/decide/send.ts'
import { openDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { askToWait } from '../../backend/modules/life/decide/wait.ts'
import { life } from '../../backend/modules/life/life.ts'
import { inviteRecipient, reportWrongPerson } from '../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { requestSubscription } from '../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { startConversation } from '../../backend/modules/support/decide.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { ownerOf } from '../household/household.ts'
import type { Module } from './histories.ts'
import { until, type Ended } from './shapes.ts'
import { DAY_MS, type Theatre } from './theatre.ts'

/** `ended` gives a message that went one of the shapes' ways. */
type Live = (theatre: Theatre, ended: (shape: string) => Promise<Ended>) => Promise<string>

const begun = async (
  { client }: Theatre,
  workflow: string,
  taskQueue: string,
  workflowId: string,
  args: unknown[] = [],
) => {
  await client.workflow.start(workflow, { taskQueue, workflowId, args })
  return workflowId
}
const inBook = async ({ house }: Theatre) => {
  const author = await house.author()
  return { author, id: await house.person(author) }
}

/** Somebody who cannot get in, of whom a contact is asked. */
const asked = async (theatre: Theatre) => {
  const { author, id } = await inBook(theatre)
  const { house, story } = theatre
  const nora = await house.contact(author)
  const { deliveryId } = await story.mailed(author, await story.delivering(author, { people: [id] }), id)
  // A week of this theatre's days is short: what is asked in its future stays open while a workflow looks.
  const at = plus(theatre.server.kernel.clock.now(), 60 * DAY_MS)
  for (const decision of [openDelivery(), requestConfirmation({ hasContacts: true })])
    await house.tell(delivery, deliveryId, decision, { kind: 'recipient', id }, at)
  return { deliveryId, nora, at }
}

/** An address that a contact gave for somebody whom no mail reaches, and another one knows: it waits for a week. */
const proposed = async ({ house, story, server }: Theatre) => {
  const { kernel } = server
  const author = await house.author()
  const [nora, sam] = [await house.contact(author), await house.contact(author, { name: 'Sam' })]
  const id = await house.person(author, { address: `gone.${author.id}@hale.example` })
  const messageId = await story.delivering(author, { people: [id] })
  const deliveryId = (await kernel.load(message, messageId)).state.claim?.recipients[0]?.deliveryId ?? ''
  const stateOf = async () => (await kernel.load(delivery, deliveryId)).state
  await vi.waitFor(async () => {
    if (!isLost(await stateOf())) throw new Error('The mailbox is still tried')
  }, 60_000)
  const facts = { contactId: nora, address: `ben.${author.id}@else.example`, whose: 'nobody', hasOthers: true } as const
  await house.tell(delivery, deliveryId, proposeAddress({ ...facts, opensAlone: false }))
  await house.tell(delivery, deliveryId, supportAddress({ contactId: sam, n: 1 }))
  return { deliveryId, stateOf }
}

/** Somebody whom no mail reaches. */
const lost = async (theatre: Theatre, ended: Parameters<Live>[1]) => {
  const { author, messageId } = await ended('link-refused')
  const { claim } = await until(theatre, messageId, ({ status }) => status === 'undeliverable')
  const id = claim?.recipients[0]?.deliveryId ?? ''
  await theatre.client.workflow.getHandle(`delivery-${id}`).result()
  return { author, id }
}

/** What else waits in workflows, each lived through once: the id of the workflow that it leaves. */
export const others: Readonly<Partial<Record<Module, Readonly<Record<string, Live>>>>> = {
  messages: {
    told: async (theatre, ended) => {
      const { messageId } = await ended('delivered')
      const courtesy = { stream: `message-${messageId}`, telling: 'result', mark: '1' }
      return begun(theatre, 'tellAuthor', 'mail', `tell-${messageId}`, [{ courtesy, gapsMs: [0] }])
    },
    waited: async (theatre) => {
      const { id } = await theatre.house.author()
      return begun(theatre, 'heedWait', 'timeline', `life-${id}.wait.0`, [{ accountId: id, position: '0' }])
    },
    ended: async (theatre) => {
      const { id } = await theatre.house.author()
      return begun(theatre, 'endMessages', 'timeline', `account-${id}.messages-0`, [{ accountId: id, isErased: false }])
    },
  },
  deliveries: {
    'entry-followed': async (theatre) => {
      const { id } = await inBook(theatre)
      await theatre.house.decline(id)
      const { revision } = await theatre.server.kernel.load(recipient, id)
      return `recipient-${id}.entry.${revision}`
    },
    'contacts-asked': async (theatre) => {
      const { deliveryId } = await asked(theatre)
      return `delivery-${deliveryId}.asked.1`
    },
    'recipient-admitted': async (theatre) => {
      const { deliveryId, nora, at } = await asked(theatre)
      const by = { kind: 'contact', id: nora } as const
      await theatre.house.tell(delivery, deliveryId, giveConfirmation({ n: 1 }), by, at)
      return `delivery-${deliveryId}.given.1`
    },
    'others-asked': async (theatre) => `delivery-${(await proposed(theatre)).deliveryId}.proposed.1`,
    readdressed: async (theatre) => {
      const { deliveryId, stateOf } = await proposed(theatre)
      await vi.waitFor(async () => {
        const { status } = await stateOf()
        if (status !== 'sent') throw new Error(`The delivery is ${status}`)
      }, 60_000)
      await theatre.house.tell(delivery, deliveryId, openDelivery())
      return `delivery-${deliveryId}`
    },
    'recall-followed': async (_, ended) => `message-${(await ended('taken-back')).messageId}.recall.1`,
  },
  accounts: {
    kept: async (theatre) => {
      const { house, client } = theatre
      const { id } = await house.author()
      const workflowId = `account-${id}.end`
      await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id))
      await vi.waitFor(() => client.workflow.getHandle(workflowId).query('view'), 60_000)
      await house.tell(account, id, cancelDeletion({ via: 'page' }), ownerOf(id))
      return workflowId
    },
  },
  recipients: {
    invited: async (theatre) => {
      const { author, id } = await inBook(theatre)
      await theatre.house.tell(recipient, id, inviteRecipient(), ownerOf(author.id))
      return `recipient-${id}`
    },
    heeded: async (theatre, ended) => {
      const { house, server } = theatre
      const { kernel } = server
      const { messageId } = await ended('delivered')
      const { claim } = await until(theatre, messageId, ({ status }) => status === 'delivered')
      const { deliveryId = '', recipientId = '' } = claim?.recipients[0] ?? {}
      await house.tell(delivery, deliveryId, openDelivery())
      const events = await kernel.store.read(`delivery-${deliveryId}`)
      return `recipient-${recipientId}.${events.find(({ type }) => type === 'DeliveryOpened')?.eventId}`
    },
    'wrong-person-told': async (theatre) => {
      const { id } = await inBook(theatre)
      const { state } = await theatre.server.kernel.load(recipient, id)
      const report = reportWrongPerson({ where: 'invite', address: state.address })
      await theatre.house.tell(recipient, id, report, { kind: 'recipient', id })
      const { revision } = await theatre.server.kernel.load(recipient, id)
      return `recipient-${id}.wrong-person.${revision}`
    },
    forgotten: async (theatre) => {
      const { author } = await inBook(theatre)
      return begun(theatre, 'endPeople', 'mail', `account-${author.id}.people`, [{ accountId: author.id }])
    },
  },
  life: {
    invited: async ({ house }) => {
      const author = await house.author()
      return `life-${author.id}.${await house.contact(author, { isAsked: true })}`
    },
    'told-of-wait': async (theatre) => {
      const { house } = theatre
      const author = await house.author()
      const nora = await house.contact(author)
      await house.contact(author)
      const please = askToWait({ contactId: nora, days: 30, reason: 'unsure', lastSignAt: '' })
      const { waits } = await house.tell(life, author.id, please, { kind: 'contact', id: nora })
      const asked = { accountId: author.id, contactId: nora, until: waits.at(-1)?.until ?? '' }
      return begun(theatre, 'tellOfWait', 'mail', `life-${author.id}.told-of-wait`, [asked])
    },
    'asked-for-proof': async (theatre) => {
      const { id } = await theatre.house.author()
      return begun(theatre, 'askForProof', 'mail', `life-${id}.proof.1`, [{ accountId: id, n: 1 }])
    },
    'newcomer-told': async (theatre, ended) => {
      const { author } = await lost(theatre, ended)
      await theatre.house.contact(author, { name: 'Sam' })
      const { revision } = await theatre.server.kernel.load(life, author.id)
      return `life-${author.id}.agreed.${revision}`
    },
    told: async (theatre, ended) => {
      const { author, id } = await lost(theatre, ended)
      await theatre.house.contact(author)
      const news = { id, cause: 'recipient-unreached', mark: 0, position: '0' }
      return begun(theatre, 'tellContacts', 'mail', `delivery-${id}.contacts.recipient-unreached.0`, [news])
    },
  },
  subscribers: {
    asked: async ({ house }) => {
      const id = newId()
      const wanted = { subscriberId: id, address: `nell.${id}@hale.example`, source: 'blog' } as const
      await house.tell(subscriber, id, requestSubscription(wanted))
      return `subscriber-${id}`
    },
    left: async (theatre) => {
      const { id } = await theatre.house.author()
      return begun(theatre, 'endReading', 'mail', `account-${id}.reading`, [{ accountId: id }])
    },
  },
  support: {
    received: async ({ house }) => {
      const id = newId()
      const said = { name: 'Nell', email: `nell.${id}@hale.example`, text: 'How do I begin?', about: '' }
      const start = { conversationId: id, channel: 'form', topic: 'other', accountId: null, ...said } as const
      await house.tell(conversation, id, startConversation({ ...start, isOpen: false }))
      return `support-${id}`
    },
    forgotten: async (theatre) => {
      const { id } = await theatre.house.author()
      return begun(theatre, 'endConversations', 'mail', `account-${id}.conversations`, [{ accountId: id }])
    },
  },
  backups: {
    made: async ({ house }) => {
      const id = newId()
      await house.tell(backup, id, requestBackup({ isOneRunning: false }))
      return `backup-${id}`
    },
    asked: (theatre) => begun(theatre, 'askForBackup', 'timeline', `backup-schedule-${newId()}`),
  },
  audit: {
    anchored: (theatre) => begun(theatre, 'writeAnchors', 'timeline', `anchor-${newId()}`),
    'anchor-mailed': (theatre) => begun(theatre, 'writeAnchors', 'timeline', `anchor-${newId()}`),
  },
  reconcile: { swept: (theatre) => begun(theatre, 'reconcile', 'timeline', `reconcile-${newId()}`) },
}

export const namesIn = (module: Module): string[] => Object.keys(others[module] ?? {})
