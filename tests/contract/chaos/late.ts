import { vi } from 'vitest'
import { changeRecipient } from '../../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { requestDeletion } from '../../../backend/modules/accounts/decide/deletion.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import { recallMessage } from '../../../backend/modules/messages/decide/recall.ts'
import { message, type Message } from '../../../backend/modules/messages/message.ts'
import { linkFacts } from '../../../backend/modules/messages/queries/facts.ts'
import { ownerOf } from '../../household/household.ts'
import type { Theatre } from '../../replay/theatre.ts'
import { begin, delivered, kept, PATIENCE_MS, said, SOON, type Begun, type Fate, type Lot } from './fate.ts'

/** The hold is short here: 80 ms. */
const atOnce = ({ server }: Theatre, { messageId }: Begun, isSo: (state: Message) => boolean): Promise<Message> =>
  vi.waitFor(
    async () => {
      const { state } = await server.kernel.load(message, messageId)
      if (!isSo(state)) throw new Error(`The message is ${state.status}`)
      return state
    },
    { timeout: PATIENCE_MS, interval: 5 },
  )
const isOut = ({ status }: Message) => status === 'delivering' || status === 'delivered'

/** Of what was taken back nothing leaves from then on; before the release nothing ever did. */
const recalled = async (theatre: Theatre, begun: Begun, state: Message): Promise<Begun & Lot> => {
  const { author, messageId, addresses } = begun
  const links = await linkFacts(
    theatre.server.kernel,
    state.claim?.recipients.map(({ deliveryId }) => deliveryId) ?? [],
  )
  const isHeard = await said(
    theatre,
    message,
    messageId,
    recallMessage({ links }),
    ownerOf(author.id),
    'recall-too-late',
  )
  if (!isHeard) return { ...begun, ...delivered(begun) }
  const after = await theatre.server.kernel.load(message, messageId)
  const silentFrom = Object.fromEntries(addresses.map((address) => [address, after.lastAt]))
  return { ...begun, ends: 'recalled', links: {}, silentFrom }
}

/** What is done when it is nearly, or already, on its way. */
export const late = {
  'recalled in the hold': async (theatre) => {
    const begun = await begin(theatre, { recipients: 2 })
    return recalled(theatre, begun, await atOnce(theatre, begun, ({ claim }) => claim !== undefined))
  },
  'recalled after the release': async (theatre) => {
    const begun = await begin(theatre, { recipients: 2 })
    return recalled(theatre, begun, await atOnce(theatre, begun, isOut))
  },
  'readdressed in the hold': async (theatre) => {
    const { house, server } = theatre
    const begun = await begin(theatre)
    const { author, people, addresses } = begun
    const [id = ''] = people
    const [before = ''] = addresses
    const address = `benedict.${author.id}@hale.example`
    await atOnce(theatre, begun, ({ claim }) => claim !== undefined)
    const facts = { isZone: true, twin: undefined }
    await house.tell(recipient, id, changeRecipient({ address, addressHash: address, facts }), ownerOf(author.id))
    const { lastAt } = await server.kernel.load(recipient, id)
    return { ...begun, ...delivered(begun), links: { [address]: 1 }, silentFrom: { [before]: lastAt } }
  },
  'its author leaves': async (theatre) => {
    const begun = await begin(theatre, { inDays: 4 * SOON })
    const { author, messageId } = begun
    const wish = requestDeletion({ confirmed: [messageId], armed: [messageId] })
    await theatre.house.tell(account, author.id, wish, ownerOf(author.id))
    return { ...begun, ...kept('erased', begun) }
  },
} as const satisfies Record<string, Fate>
