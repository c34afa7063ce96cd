import type { AnyEvent } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import { isMoving, isStopped } from '../../backend/modules/messages/contract/status.ts'
import type { MessagesEvent, Retry, Try } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import {
  addressesOf,
  authorFacts,
  linkFacts,
  recipientFacts,
  type Author,
} from '../../backend/modules/messages/queries/facts.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import {
  notificationKind,
  notificationKinds,
  type On,
  type NotificationKind,
  type NotificationKinds,
} from '../kernel/notification.ts'
import { isNeeded, letterOf, type Telling } from './letters.ts'

/** A date that moved is told with its round, why, and about which check. */
const roundOf = (mark: string): number => Number(mark.split('-', 1)[0])

/** Told once for each check: while every address refuses it, the date moves day by day. */
const byCheck = ({ data: { round, slot, nextAddrIdx } }: { readonly data: Try & Retry }) =>
  nextAddrIdx === 0 && { mark: `${round}-unreachable-${slot}` }
const byOccurrence = ({ data }: { readonly data: { readonly occurrence: number } }) => ({ mark: data.occurrence })

/** @number days between the mails of a held message (at once, after a week, after thirty days) */
const HELD_DAYS = [0, 7, 23] as const

type Wishes = Pick<Author, 'email' | 'wantsNews' | 'wantsReminders'>

/** Whether it is to be sent: by the house's switch and the person's own; trouble needs its author. */
export const isWanted = (
  telling: Telling,
  { email, wantsNews, wantsReminders }: Wishes,
  { isOn, isTrouble }: { readonly isOn: boolean; readonly isTrouble: boolean },
): boolean => {
  if (email === '') return false
  if (isTrouble) return true
  return isOn && (telling === 'held' ? wantsReminders : wantsNews)
}

/** Authors are told what happened to their messages, once each. These mails are no proof and move nothing. */
export const messageNotifications = (kernel: Kernel): readonly NotificationKinds[] => {
  const { load, clock, settings, system, capabilities } = kernel

  const outcomesOf = async ({ claim, previous }: Message, nameOf: (id: string) => string) => {
    const recipients = (claim ?? previous?.claim)?.recipients ?? []
    const links = await linkFacts(
      kernel,
      recipients.map(({ deliveryId }) => deliveryId),
    )
    return recipients.map(({ recipientId, deliveryId }) => {
      const link = links.find((each) => each.deliveryId === deliveryId)
      return { name: nameOf(recipientId), isSent: link?.isSent ?? false, isDeclined: link?.isDeclined ?? false }
    })
  }

  const letterTo = async (state: Message, telling: Telling, mark: string, turn: number): Promise<Mail[]> => {
    const stream = `message-${state.messageId}`
    const [author, { emailNotifications: isOn }, people] = await Promise.all([
      authorFacts(kernel, state.ownerId),
      system.now(),
      recipientFacts(kernel, state.ownerId, [
        ...new Set([...state.recipientIds, ...(telling === 'opened' ? [mark] : [])]),
      ]),
    ])
    const nameOf = (id: string) => people.find(({ recipientId }) => recipientId === id)?.name ?? 'Someone'
    const known = {
      names: state.recipientIds.map(nameOf),
      outcomes: telling === 'result' ? await outcomesOf(state, nameOf) : [],
      now: clock.now(),
      reader: nameOf(mark),
      lifeSentence: isOfLife(state) ? await kernel.lifeSentenceOf(state.ownerId) : '',
      refused: addressesOf(author).filter((_, index) => state.silence.some(({ addrIdx }) => addrIdx === index)),
      checkUrl: `${settings.origin}/check/${capabilities.issue('check', state.messageId, state.round)}`,
    }
    const isUnreached = telling === 'result' && known.outcomes.every(({ isSent }) => !isSent)
    const isStuck = telling === 'held' && state.heldReason === 'incomplete'
    const isTrouble = isNeeded(telling) || isUnreached || isStuck
    if (!isWanted(telling, author, { isOn, isTrouble })) return []
    const greeting = `Dear ${shownName(author.username)},`
    const letter = { ...letterOf(telling)(state, known, settings), greeting }
    const mail = render(letter, settings)
    // Trouble goes wherever its author may read it.
    return (isTrouble ? addressesOf(author) : [author.email]).map((to, index) => {
      const mailId = derivedId(`courtesy:${stream}:${telling}:${mark}:${turn}${index > 0 ? `:${index}` : ''}`)
      return { to, mailId, ...mail }
    })
  }

  /** The author, what they must know however old it is. A mail that came too late says nothing: it must still be so. */
  const toAuthor = <E extends AnyEvent>(
    telling: Telling,
    on: On<E>,
    isSo: (state: Message, mark: string) => boolean = () => true,
  ): NotificationKind<E> =>
    notificationKind({
      on,
      isLasting: isNeeded(telling),
      stillTrue: async ({ stream, mark }) => {
        const { state } = await load(message, idOfStream(stream))
        return isSo(state, mark) ? state : undefined
      },
      whom: () => ['author'],
      letter: (state, _who, { mark }, turn) => letterTo(state, telling, mark, turn),
    })
  const ofMessages = notificationKinds<MessagesEvent>(message.category)({
    sealed: toAuthor(
      'sealed',
      {
        // On a short plan the notice is the confirmation, and what gave it its date without its author is told by itself.
        MessageScheduled: ({ data: { plan, round, occurrence, restoredAt, triggered } }) =>
          plan !== 'short' && occurrence <= 1 && restoredAt === undefined && !triggered && { mark: round },
      },
      ({ status, round }, mark) => mark === String(round) && status === 'scheduled',
    ),
    slid: toAuthor(
      'slid',
      {
        NoticeDeferred: byCheck,
        NoticeRejected: byCheck,
        NoticeBounced: byCheck,
        DueSlid: ({ data: { round, reason, to } }) => {
          // A contact's wait is told of by itself, and a restore by the checks that follow it.
          if (reason === 'unreachable' || reason === 'contact_pause' || reason === 'restored') return undefined
          // Each check that leaves late: what it says of the date may have been written a while before it was taken.
          return { mark: reason === 'late_notice' ? `${round}-${reason}-${to}` : `${round}-${reason}` }
        },
      },
      ({ status, round, dueAt, promisedAt }, mark) =>
        roundOf(mark) === round && isMoving(status) && dueAt !== promisedAt,
    ),
    retimed: toAuthor(
      'retimed',
      { MessageRetimed: ({ data }) => ({ mark: data.to }) },
      ({ status, dueAt }, mark) => mark === dueAt && isMoving(status),
    ),
    paused: toAuthor(
      'paused',
      { MessagePaused: ({ data }) => data.by === 'admin' && { mark: data.until } },
      ({ status, pausedUntil }, mark) => mark === pausedUntil && status === 'paused',
    ),
    damaged: toAuthor(
      'damaged',
      { ContentDamaged: ({ data }) => ({ mark: data.foundAt }) },
      ({ status, damage }, mark) => mark === damage?.foundAt && !isStopped(status),
    ),
    held: toAuthor(
      'held',
      {
        MessageHeld: ({ data, metadata: { dayMs } }) => ({
          mark: data.heldAt ?? '',
          gapsMs: HELD_DAYS.map((days) => days * dayMs),
        }),
      },
      ({ status, heldAt }, mark) => mark === heldAt && status === 'held',
    ),
    result: toAuthor('result', {
      MessageDelivered: byOccurrence,
      MessageUndeliverable: byOccurrence,
      OccurrenceDelivered: byOccurrence,
    }),
  })
  const ofDeliveries = notificationKinds<DeliveriesEvent>('delivery')({
    opened: toAuthor('opened', {
      UnlockSucceeded: ({ data: { messageId, recipientId } }) => ({
        stream: `message-${messageId}`,
        mark: recipientId,
      }),
    }),
  })
  return [ofMessages, ofDeliveries]
}
