import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { announcersOf } from '../../backend/modules/messages/announcers.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { addressesOf, authorFacts, recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type News, type Row } from '../kernel/tell.ts'
import { list } from './mail.ts'
import { announcedLetter, namedMail, otherMail } from './occasionMail.ts'

/** Who hears of an occasion: those who may announce it, by their ids, and its author once somebody has. */
export const occasionTellings = (kernel: Kernel): readonly Row[] => {
  const { load } = kernel
  const mailIdOf = ({ stream, telling, mark }: News, to: string | number) =>
    derivedId(`${telling}:${stream}:${mark}:${to}`)
  const authorOf = async ({ ownerId }: Message) => shownName((await authorFacts(kernel, ownerId)).username)
  const contactOf = async ({ ownerId }: Message, id: string) =>
    (await announcersOf(kernel, ownerId)).find((each) => each.id === id)
  const stateOf = async ({ stream }: News): Promise<Message> => (await load(message, idOfStream(stream))).state

  const authorLetter = async (state: Message, by: string, news: News) => {
    const [author, people] = await Promise.all([
      authorFacts(kernel, state.ownerId),
      recipientFacts(kernel, state.ownerId, state.recipientIds),
    ])
    if (author.email === '') return []
    const letter = announcedLetter(kernel, { by, state, names: list(people.map(({ name }) => name)) || 'someone' })
    const greeting = `Dear ${shownName(author.username)},`
    return addressesOf(author).map((to, index) => ({
      to,
      mailId: mailIdOf(news, index),
      ...render({ ...letter, greeting }, kernel.settings),
    }))
  }
  return [
    // Its mark is the contact: each is told once, however often the message is changed or rests again.
    row({
      name: 'occasion-named',
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
    row({
      name: 'occasion-announced',
      stillTrue: async (news) => {
        const state = await stateOf(news)
        return state.announced && news.mark === String(state.round) ? state : undefined
      },
      whom: ({ armed, announced }) => [
        'author',
        ...(armed?.announcerIds ?? []).filter((id) => id !== announced?.contactId),
      ],
      letter: async (state, who, news) => {
        const by = (await contactOf(state, state.announced?.contactId ?? ''))?.name ?? 'Someone you named'
        if (who === 'author') return authorLetter(state, by, news)
        const contact = await contactOf(state, who)
        if (!contact) return []
        return [otherMail(kernel, contact, { author: await authorOf(state), state }, mailIdOf(news, who))]
      },
    }),
  ]
}
