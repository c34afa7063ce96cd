import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { isOfLife } from '../../backend/modules/messages/armed.ts'
import { isMoving, isStopped } from '../../backend/modules/messages/contract/status.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import {
  addressesOf,
  authorFacts,
  linkFacts,
  recipientFacts,
  type Author,
} from '../../backend/modules/messages/queries/facts.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type Row } from '../kernel/tell.ts'
import { isNeeded, letterOf, tellings, type Telling } from './letters.ts'

/** A date that moved is told with its round, why, and about which check. */
const roundOf = (mark: string): number => Number(mark.split('-', 1)[0])

/** A mail that came too late says nothing: what it speaks of must still be so. */
const STILL_TRUE: Readonly<Record<Telling, (state: Message, mark: string) => boolean>> = {
  slid: ({ status, round, dueAt, promisedAt }, mark) =>
    roundOf(mark) === round && isMoving(status) && dueAt !== promisedAt,
  retimed: ({ status, dueAt }, mark) => mark === dueAt && isMoving(status),
  sealed: ({ status, round }, mark) => mark === String(round) && status === 'scheduled',
  paused: ({ status, pausedUntil }, mark) => mark === pausedUntil && status === 'paused',
  damaged: ({ status, damage }, mark) => mark === damage?.foundAt && !isStopped(status),
  held: ({ status, heldAt }, mark) => mark === heldAt && status === 'held',
  result: () => true,
  opened: () => true,
}

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

/** Mails that keep an author in the picture. They are no proof and move nothing. */
export const messagesTellings = (kernel: Kernel): readonly Row[] => {
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
      standing: isOfLife(state) ? await kernel.standingOf(state.ownerId) : '',
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

  return tellings.map((telling) =>
    row({
      name: `courtesy-${telling}`,
      stillTrue: async ({ stream, mark }) => {
        const { state } = await load(message, idOfStream(stream))
        return STILL_TRUE[telling](state, mark) ? state : undefined
      },
      whom: () => ['author'],
      letter: (state, _who, { mark }, turn) => letterTo(state, telling, mark, turn),
    }),
  )
}
