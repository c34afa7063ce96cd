import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
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
import { postEach } from '../kernel/post.ts'
import { isNeeded, letterOf, type Telling } from './letters.ts'

/** `mark` is what the mail is about: a round, a moment, a recipient. Ids and times only. */
export type Courtesy = { readonly stream: string; readonly telling: Telling; readonly mark: string }

/** A date that moved is told with its round, why, and about which check. */
const roundOf = (mark: string): number => Number(mark.split('-', 1)[0])

/** A mail that came too late says nothing: what it speaks of must still be so. */
const isStillSo = (state: Message, { telling, mark }: Courtesy): boolean => {
  const { status, round, heldAt, dueAt, promisedAt } = state
  if (telling === 'slid') return roundOf(mark) === round && isMoving(status) && dueAt !== promisedAt
  if (telling === 'retimed') return mark === dueAt && isMoving(status)
  if (telling === 'sealed') return mark === String(round) && status === 'scheduled'
  if (telling === 'paused') return mark === state.pausedUntil && status === 'paused'
  if (telling === 'damaged') return mark === state.damage?.foundAt && !isStopped(status)
  if (telling === 'held') return mark === heldAt && status === 'held'
  return true
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
export const courtesies = (kernel: Kernel) => {
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

  /**
   * Sends one mail, or does not where it no longer holds.
   * @returns whether it still held, so that a later one may follow
   */
  const tellAuthorOnce = async (courtesy: Courtesy, turn: number): Promise<boolean> => {
    const { stream, telling, mark } = courtesy
    const { state } = await load(message, idOfStream(stream))
    if (!isStillSo(state, courtesy)) return false
    const [author, { emailNotifications: isOn }, people] = await Promise.all([
      authorFacts(kernel, state.ownerId),
      system.now(),
      recipientFacts(kernel, state.ownerId, [
        ...new Set([...state.recipientIds, ...(telling === 'opened' ? [mark] : [])]),
      ]),
    ])
    const nameOf = (id: string) => people.find(({ recipientId }) => recipientId === id)?.name ?? 'Somebody'
    const known = {
      names: state.recipientIds.map(nameOf),
      outcomes: telling === 'result' ? await outcomesOf(state, nameOf) : [],
      now: clock.now(),
      reader: nameOf(mark),
      refused: addressesOf(author).filter((_, index) => state.silence.some(({ addrIdx }) => addrIdx === index)),
      checkUrl: `${settings.origin}/check/${capabilities.issue('check', state.messageId, state.round)}`,
    }
    const isUnreached = telling === 'result' && known.outcomes.every(({ isSent }) => !isSent)
    const isStuck = telling === 'held' && state.heldReason === 'incomplete'
    const isTrouble = isNeeded(telling) || isUnreached || isStuck
    if (!isWanted(telling, author, { isOn, isTrouble })) return true
    const greeting = `Dear ${shownName(author.username)},`
    const letter = { ...letterOf(telling)(state, known, settings), greeting }
    const mail = render(letter, settings)
    // Trouble goes wherever its author may read it: an address that puts us off holds up no other.
    const mails = (isTrouble ? addressesOf(author) : [author.email]).map((to, index) => {
      const mailId = derivedId(`courtesy:${stream}:${telling}:${mark}:${turn}${index > 0 ? `:${index}` : ''}`)
      return { to, mailId, ...mail }
    })
    await postEach(kernel, `courtesy-${telling}`, mails)
    return true
  }
  return { tellAuthorOnce }
}
export type Courtesies = ReturnType<typeof courtesies>
