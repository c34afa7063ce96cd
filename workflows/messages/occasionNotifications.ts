import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { announcersOf } from '../../backend/modules/messages/announce/announcers.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { notificationKind, notificationKinds, type Notification } from '../kernel/notification.ts'
import { list } from './mailWords.ts'
import { announcedLetter, namedMail, otherMail, withdrawnLetter, withdrawnMail } from './occasionMail.ts'

const AUTHOR = 'author'
const SOMEONE = 'Someone you named'

/**
 * Those who are named for an occasion are told so, by their ids; its author, and the others, of each turn of it but their
 * own: that somebody has announced it, or another day, and that this counts no more.
 */
export const occasionNotifications = (kernel: Kernel) => {
  const { load, clock } = kernel
  const mailIdOf = ({ stream, telling, mark }: Notification, to: string | number) =>
    derivedId(`${telling}:${stream}:${mark}:${to}`)
  const authorOf = async ({ ownerId }: Message) => shownName((await authorFacts(kernel, ownerId)).username)
  const contactOf = async ({ ownerId }: Message, id: string) =>
    (await announcersOf(kernel, ownerId)).find((each) => each.id === id)
  const nameOf = async (state: Message, id: string) => (await contactOf(state, id))?.name ?? SOMEONE
  const stateOf = async ({ stream }: Notification): Promise<Message> => (await load(message, idOfStream(stream))).state
  const namesOf = async ({ ownerId, recipientIds }: Message) =>
    (await recipientFacts(kernel, ownerId, recipientIds)).map(({ name }) => name)

  const toAuthor = async (state: Message, letter: Omit<Letter, 'greeting'>, news: Notification): Promise<Mail[]> => {
    const author = await authorFacts(kernel, state.ownerId)
    if (author.email === '') return []
    const greeting = `Dear ${shownName(author.username)},`
    return addressesOf(author).map((to, index) => ({
      to,
      mailId: mailIdOf(news, index),
      ...render({ ...letter, greeting }, kernel.settings),
    }))
  }
  /** The first check is due, or has left: it begins with what was announced, so that its cause never comes after it. */
  const isSaidByCheck = ({ slots }: Message): boolean => (slots[0]?.at ?? '') <= clock.now()
  return notificationKinds<MessagesEvent>(message.category)({
    // Its mark is the contact: each is told once, however often the message is changed or rests again.
    'occasion-named': notificationKind({
      on: { MessageArmed: ({ data }) => data.announcerIds.map((mark) => ({ mark })) },
      isLasting: true,
      stillTrue: async (news) => {
        const state = await stateOf(news)
        return state.armed?.announcerIds.includes(news.mark) && state.status === 'dormant' ? state : undefined
      },
      whom: (_, { mark }) => [mark],
      letter: async (state, contactId, news) => {
        const contact = await contactOf(state, contactId)
        return contact ? [namedMail(kernel, contact, await authorOf(state), state, mailIdOf(news, contactId))] : []
      },
    }),
    'occasion-announced': notificationKind({
      on: { MessageScheduled: ({ data }) => data.triggered?.cause === 'milestone' && { mark: data.round } },
      isLasting: true,
      stillTrue: async (news) => {
        const state = await stateOf(news)
        const { announced, round } = state
        return announced && news.mark === String(round) ? { state, announced } : undefined
      },
      whom: ({ state: { armed }, announced }) => [
        AUTHOR,
        ...(armed?.announcerIds ?? []).filter((id) => id !== announced.contactId),
      ],
      letter: async ({ state, announced }, who, news) => {
        const said = { by: await nameOf(state, announced.contactId), announced }
        if (who === AUTHOR) {
          if (isSaidByCheck(state)) return []
          const names = list(await namesOf(state)) || 'someone'
          return toAuthor(state, announcedLetter(kernel, { said, state, names }), news)
        }
        const contact = await contactOf(state, who)
        if (!contact) return []
        return [otherMail(kernel, contact, { author: await authorOf(state), state, said }, mailIdOf(news, who))]
      },
    }),
    'occasion-withdrawn': notificationKind({
      on: { MilestoneWithdrawn: ({ data }) => ({ mark: data.round }) },
      isLasting: true,
      stillTrue: async (news) => {
        const state = await stateOf(news)
        const { fallen } = state
        return fallen && news.mark === String(fallen.round) ? { state, fallen } : undefined
      },
      whom: ({ fallen }) => [
        ...(fallen.by === 'author' ? [] : [AUTHOR]),
        ...fallen.announcerIds.filter((id) => id !== fallen.contactId),
      ],
      letter: async ({ state, fallen }, who, news) => {
        const by = await nameOf(state, fallen.contactId ?? '')
        const ended = { fallen, by, author: await authorOf(state) }
        if (who === AUTHOR)
          return toAuthor(state, withdrawnLetter(kernel, ended, { state, names: await namesOf(state) }), news)
        const contact = await contactOf(state, who)
        if (!contact) return []
        const { armed, status } = state
        const isAsked = status === 'dormant' && armed?.occasion === fallen.occasion && armed?.announcerIds.includes(who)
        return [withdrawnMail(kernel, contact, ended, { state, isAsked: isAsked ?? false }, mailIdOf(news, who))]
      },
    }),
  })
}
