import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { reserveEmail } from '../../backend/modules/accounts/decide.ts'
import { email as addressOf } from '../../backend/modules/accounts/email.ts'
import { admin } from '../../backend/modules/audit/admin.ts'
import { recordView } from '../../backend/modules/audit/decide.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import {
  failProof,
  finishBackup,
  recordPart,
  recordProof,
  removeKeys,
  requestBackup,
} from '../../backend/modules/backups/decide.ts'
import { recordDownload, recordPlay, reply, thank } from '../../backend/modules/deliveries/decide/enjoy.ts'
import {
  forbidConfirmation,
  giveConfirmation,
  refuseConfirmation,
  requestConfirmation,
} from '../../backend/modules/deliveries/decide/confirm.ts'
import {
  declineDelivery,
  notMe,
  openDelivery,
  requestHelp,
  undoDecline,
  undoNotMe,
  unlock,
} from '../../backend/modules/deliveries/decide/open.ts'
import {
  acceptAddress,
  forbidAddress,
  proposeAddress,
  refuseAddress,
  supportAddress,
} from '../../backend/modules/deliveries/decide/propose.ts'
import { readdressLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { cancelMedia, eraseMedia, recordAudit, startMedia } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { MessageStatus } from '../../backend/modules/messages/contract.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mediaFacts } from '../../backend/modules/messages/queries/facts.ts'
import { transcriptFact } from '../../backend/modules/messages/routes/draft.ts'
import { giveOwnAddress, recordGuardianAsked } from '../../backend/modules/recipients/decide/ownAddress.ts'
import { changeRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { requestSubscription } from '../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { attachFile, startConversation } from '../../backend/modules/support/decide.ts'
import { beginWaiting, tellOpening } from '../../backend/modules/support/decide/waiting.ts'
import { writeReview } from '../../backend/modules/reviews/decide.ts'
import { review } from '../../backend/modules/reviews/review.ts'
import { changeSettings } from '../../backend/modules/settings/decide.ts'
import { system, SYSTEM_ID } from '../../backend/modules/settings/system.ts'
import { householdIn, ownerOf, type Author, type Household } from '../household/household.ts'
import { occasionsIn } from '../household/occasions.ts'
import { storyOf } from '../household/story.ts'
import { things } from '../household/things.ts'

/** What a module lives through in a file of its own, beside its read tables. */
type Live = (house: Household, author: Author) => Promise<void>

/** A family's events in every module, with a message in each of its states. */
export const livesIn = (server: TestServer) => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const { tell } = house

  /** Somebody whom no mail reaches, with each end that an address which a contact gave can have, and with none. */
  const addresses = async (ana: Author, ben: string, nora: string): Promise<void> => {
    const by = ownerOf(ana.id)
    const sam = await house.contact(ana, { name: 'Sam' })
    const facts = { contactId: nora, address: 'ben@else.example', whose: 'nobody', hasOthers: true } as const
    const word = { contactId: sam, n: 1 }
    const ends = [
      [],
      [supportAddress(word)],
      [refuseAddress(word)],
      [supportAddress(word), forbidAddress({ n: 1 })],
      [acceptAddress({ n: 1, nonce: 'else', whose: 'nobody' })],
    ]
    for (const [index, decisions] of ends.entries()) {
      const messageId = await story.delivering(ana, { people: [ben] })
      const deliveryId = await story.unreached(ana, messageId, ben)
      const given = proposeAddress({ ...facts, opensAlone: index % 2 === 0 })
      for (const decision of [given, ...decisions]) await tell(delivery, deliveryId, decision, by)
    }
  }

  const live = async (): Promise<void> => {
    await house.author({ isVerified: false })
    const waiting = reserveEmail({ accountId: newId(), insteadOf: '' })
    await tell(addressOf, newId(), waiting)
    const ana = await house.author()
    const by = ownerOf(ana.id)
    const ben = await house.prove(ana, await house.person(ana))
    const cora = await house.person(ana, { name: 'Cora' })
    const facts = { isZone: true, twin: undefined }
    const subscriberId = newId()
    const wish = { subscriberId, address: `nell.${subscriberId}@hale.example`, source: 'footer' } as const
    await tell(subscriber, subscriberId, requestSubscription(wish))
    const switches = { maintenanceMode: false, registrationEnabled: true, maxFileSize: 200, emailNotifications: true }
    await tell(system, SYSTEM_ID, changeSettings(switches))
    const backupId = newId()
    const steps = [
      requestBackup({ isOneRunning: false }),
      recordPart({ part: 'log', count: 4, bytes: 900 }),
      finishBackup({ toPos: '90', events: 4, blobs: 1, bytes: 2_048, hash: 'a1' }),
      recordProof({ events: 4, streams: 2, rows: 3, fieldsOpened: 1, blobs: 1 }),
      failProof({ reason: 'damaged', where: 'log/00001' }),
      removeKeys(),
    ]
    for (const step of steps) await tell(backup, backupId, step)
    const standing = { openedAt: '2020-01-01T00:00:00.000Z', kept: 1, worksHere: false }
    const opinion = { name: 'Ana', stars: 4, text: 'It kept its word to us.' } as const
    await tell(review, ana.id, writeReview({ ...opinion, facts: standing }), by)
    const conversationId = newId()
    const question = {
      channel: 'form',
      topic: 'other',
      name: 'Nell',
      email: 'nell@hale.example',
      text: 'How?',
    } as const
    const asked = { conversationId, ...question, about: '', accountId: null, isOpen: false }
    await tell(conversation, conversationId, startConversation(asked))
    const waitingId = newId()
    const email = 'nora@hale.example'
    await tell(conversation, waitingId, beginWaiting({ conversationId: waitingId, email }))
    await tell(conversation, waitingId, tellOpening())
    await tell(conversation, waitingId, beginWaiting({ conversationId: waitingId, email }))
    const photo = { fileId: newId(), type: 'image/jpeg', bytes: 4 }
    await tell(conversation, conversationId, attachFile(photo))
    await tell(
      recipient,
      cora,
      changeRecipient({ name: 'Cora Hale', zone: 'Europe/Madrid', relation: 'your aunt', facts }),
      by,
    )
    await house.decline(cora)
    const child = { isChild: true, birthday: '2015-06-14' }
    const sophie = await house.person(ana, { name: 'Sophie', ...child })
    await tell(recipient, sophie, recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: server.kernel.clock.now() }))
    const answer = { isAuthors: false, isDeclined: false, isNeeded: true, ownAddress: 'sophie@hale.example' }
    await tell(recipient, sophie, giveOwnAddress(answer), { kind: 'recipient', id: sophie })
    await house.person(ana, { name: 'Emil', ...child, ownAddress: 'emil@hale.example' })
    const nora = await house.contact(ana)
    await house.contact(ana, { isAsked: true })
    await tell(admin, newId(), recordView({ what: 'stream', of: `account-${ana.id}` }))

    for (const state of MessageStatus.options) await story[state](ana, { people: [ben] })
    const messageId = newId()
    await house.recording(ana, messageId, 'rejected')
    const [first, second] = [await house.recording(ana, messageId), await house.recording(ana, messageId)]
    const cancelled = newId()
    const start = startMedia({ messageId, purpose: 'message', type: 'audio/webm' })
    await tell(media, cancelled, start, by)
    await tell(media, cancelled, cancelMedia(), by)
    await tell(media, await house.recording(ana, newId()), eraseMedia({ ownerId: ana.id }))
    const played = { damaged: ['play', 'original'], mended: { play: 'made again' } } as const
    await tell(media, first, recordAudit({ auditsN: 0, ...played }))
    await tell(media, second, recordAudit({ auditsN: 0, ...played }))
    await tell(media, second, recordAudit({ auditsN: 1, damaged: [], mended: {} }))
    await story.draft(ana, { messageId, people: [ben], mediaIds: [first, second] })
    const kept = (await mediaFacts(server.kernel, ana.id, messageId)).filter(({ mediaId }) => mediaId === second)
    const words = (mediaId: string) => transcriptFact({ mediaId, text: '[0:01] You were four.' })
    for (const mediaId of [first, second])
      await tell(message, messageId, editMessage({ transcript: words(mediaId) }), by)
    await tell(message, messageId, editMessage({ media: kept }), by)

    const letter = await story.delivering(ana, { people: [ben], title: 'For Ben, later' })
    const { deliveryId } = await story.mailed(ana, letter, ben)
    const read = [
      openDelivery(),
      unlock({ isRight: false }),
      unlock({ isRight: true }),
      recordPlay({ mediaId: first, quarter: 3 }),
      recordPlay({ mediaId: first, quarter: 1 }),
      recordDownload({ mediaId: first }),
      thank(),
      reply({ replyId: newId(), body: 'Thank you, Nan.', hasRecording: false }),
      requestHelp(),
      declineDelivery(),
      undoDecline(),
      declineDelivery({ scope: 'author' }),
    ]
    for (const decision of read) await tell(delivery, deliveryId, decision, { kind: 'recipient', id: ben })
    const spoken = newId()
    const voice = await house.recording(ana, spoken)
    const transcripts = { [voice]: 'You were four.' }
    const bounced = await story.delivering(ana, { messageId: spoken, people: [ben], mediaIds: [voice], transcripts })
    const unreached = await story.mailed(ana, bounced, ben, false)
    const other = { nonce: 'other', name: 'Ben', address: 'ben@new.example', backupAddress: '' }
    await tell(delivery, unreached.deliveryId, readdressLink(other))
    const stranger = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
    const forgetful = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
    const barred = await story.mailed(ana, await story.delivering(ana, { people: [ben] }), ben)
    for (const decision of [openDelivery(), requestConfirmation({ hasContacts: true }), giveConfirmation({ n: 1 })])
      for (const { deliveryId: id } of [forgetful, barred])
        await tell(delivery, id, decision, { kind: 'recipient', id: ben })
    await tell(delivery, forgetful.deliveryId, refuseConfirmation({ n: 1 }), { kind: 'contact', id: nora })
    await tell(delivery, barred.deliveryId, forbidConfirmation(), by)
    await addresses(ana, ben, nora)
    const occasions = occasionsIn(server, house, story)
    const wedding = await occasions.waiting(ana, [nora])
    for (const act of [occasions.announce, occasions.takeBack, occasions.announce]) await act(wedding, nora)
    for (const decision of [notMe(), undoNotMe(), notMe()])
      await tell(delivery, stranger.deliveryId, decision, { kind: 'recipient', id: ben })
    for (const file of globSync('projections/*/testing/life.ts')) {
      const own = (await import(pathToFileURL(file).href)) as { live: Live }
      await own.live(house, ana)
    }
    for (const thing of things) {
      const [lived, removed] = [newId(), newId()]
      for (const id of [lived, removed]) await thing.add((...one) => tell(...one, by), id, ana.id)
      await thing.live((...one) => tell(...one, by), lived)
      await thing.remove((...one) => tell(...one, by), removed)
    }
  }
  return { live, house, story }
}
