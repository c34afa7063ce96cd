import { vi } from 'vitest'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { giveConfirmation, requestConfirmation } from '../../../backend/modules/deliveries/decide/confirm.ts'
import { acceptAddress, proposeAddress } from '../../../backend/modules/deliveries/decide/propose.ts'
import { isLost } from '../../../backend/modules/deliveries/decide/send.ts'
import { openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { askToWait, endWait } from '../../../backend/modules/life/decide/wait.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { inviteRecipient, reportWrongPerson } from '../../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../household/household.ts'
import { until } from '../../replay/shapes.ts'
import { DAY_MS, type Theatre } from '../../replay/theatre.ts'
import { begin, delivered, PATIENCE_MS, SOON, type Begun, type Fate, type Lot } from './fate.ts'

/** Once an address has got such a mail. */
const told = ({ post }: Theatre, address: string, words: string) =>
  vi.waitFor(
    () => {
      if (!post.mailsTo(address).some(({ subject }) => subject.includes(words)))
        throw new Error(`${address} was not told "${words}"`)
    },
    { timeout: PATIENCE_MS, interval: 50 },
  )

/** The first of two recipients wants nothing, or is somebody else; the second gets theirs. */
const without = async (theatre: Theatre, begun: Begun): Promise<Begun & Lot> => {
  const [first = '', second = ''] = begun.addresses
  const { lastAt } = await theatre.server.kernel.load(recipient, begun.people[0] ?? '')
  return {
    ...begun,
    ...delivered(begun),
    told: [[begun.author.email, 'but not Ben']],
    links: { [first]: 0, [second]: 1 },
    silentFrom: { [first]: lastAt },
  }
}

/** What recipients and trusted contacts do. */
export const others = {
  'one declines': async (theatre) => {
    const begun = await begin(theatre, { recipients: 2 })
    await until(theatre, begun.messageId, ({ status }) => status === 'noticed' || status === 'checked')
    await theatre.house.decline(begun.people[0] ?? '')
    return without(theatre, begun)
  },

  'one is someone else': async (theatre) => {
    const { house } = theatre
    const begun = await begin(theatre, { recipients: 2, inDays: 4 * SOON })
    const { author, people, addresses } = begun
    const [id = ''] = people
    const [address = ''] = addresses
    await house.tell(recipient, id, inviteRecipient({ isVerified: true }), ownerOf(author.id))
    await told(theatre, address, 'leave a message for you')
    await house.tell(recipient, id, reportWrongPerson({ where: 'invite', address }), { kind: 'recipient', id })
    const lot = await without(theatre, begun)
    return { ...lot, told: [...(lot.told ?? []), [author.email, 'reached someone else']] }
  },

  'a contact lets the reader in': async (theatre) => {
    const { house, server } = theatre
    const nora: string[] = []
    const begun = await begin(theatre, { before: async (author) => nora.push(await house.contact(author)) })
    const [contactId = ''] = nora
    const [address = ''] = begun.addresses
    const { claim } = await until(theatre, begun.messageId, ({ status }) => status === 'delivered')
    const { deliveryId = '', recipientId: id = '' } = claim?.recipients[0] ?? {}
    // A week of this theatre's days is short: what is asked in its future stays open while an operator is about.
    const at = plus(server.kernel.clock.now(), 60 * DAY_MS)
    for (const decision of [openDelivery(), requestConfirmation({ hasContacts: true })])
      await house.tell(delivery, deliveryId, decision, { kind: 'recipient', id }, at)
    await told(theatre, `nora.${contactId}@hale.example`, 'Is it really Ben?')
    await house.tell(delivery, deliveryId, giveConfirmation({ n: 1 }), { kind: 'contact', id: contactId }, at)
    return { ...begun, ...delivered(begun), told: [[address, 'You can now open']] }
  },

  'a contact gives another address': async (theatre) => {
    const { house, server } = theatre
    const contacts: string[] = []
    const before = async (author: Begun['author']) => {
      for (const name of ['Nora', 'Sam']) contacts.push(await house.contact(author, { name }))
    }
    const begun = await begin(theatre, { before, mailbox: 'gone' })
    const { author, messageId } = begun
    const [nora = '', sam = ''] = contacts
    const { claim } = await until(theatre, messageId, ({ status }) => status === 'undeliverable')
    const { deliveryId = '' } = claim?.recipients[0] ?? {}
    await vi.waitFor(
      async () => {
        if (!isLost((await server.kernel.load(delivery, deliveryId)).state))
          throw new Error('The mailbox is still tried')
      },
      { timeout: PATIENCE_MS, interval: 200 },
    )
    const address = `ben.${author.id}@else.example`
    const facts = { contactId: nora, address, whose: 'nobody', opensAlone: false, hasOthers: true } as const
    // A month of this theatre's days is short: what is given in its future can be answered while an operator is about.
    const at = plus(server.kernel.clock.now(), 60 * DAY_MS)
    await house.tell(delivery, deliveryId, proposeAddress(facts), { kind: 'contact', id: nora }, at)
    await told(theatre, `nora.${sam}@hale.example`, 'Do you know the new address of Ben?')
    const yes = acceptAddress({ n: 1, nonce: newId(), whose: 'nobody' })
    await house.tell(delivery, deliveryId, yes, ownerOf(author.id), at)
    return { ...begun, ends: 'delivered', links: { [address]: 1 } }
  },

  'a contact asks to wait': async (theatre) => {
    const { house } = theatre
    const contacts: string[] = []
    const before = async (author: Begun['author']) => {
      for (const name of ['Nora', 'Emil']) contacts.push(await house.contact(author, { name }))
    }
    const begun = await begin(theatre, { inDays: 2 * SOON, before })
    const { author, messageId } = begun
    const [nora = '', emil = ''] = contacts
    const wait = askToWait({ contactId: nora, days: 30, reason: 'unsure', lastSignAt: '' })
    await house.tell(life, author.id, wait, { kind: 'contact', id: nora })
    await until(theatre, messageId, ({ status }) => status === 'paused')
    await told(theatre, author.email, 'Nora asked us to wait')
    await told(theatre, `nora.${emil}@hale.example`, 'We wait with what Ana has left')
    await house.tell(life, author.id, endWait(), ownerOf(author.id))
    return { ...begun, ...delivered(begun) }
  },
} as const satisfies Record<string, Fate>
