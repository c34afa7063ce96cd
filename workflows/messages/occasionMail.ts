import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { inSubject, occasionDay } from '../../backend/modules/messages/inWords.ts'
import { announcePageOf } from '../../backend/modules/messages/links.ts'
import type { Announcer } from '../../backend/modules/messages/announce/announcers.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Announced } from '../../backend/modules/messages/events.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { list } from './mailWords.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Words = Omit<Letter, 'greeting'>
const occasionOf = ({ armed }: Message): string => armed?.occasion ?? ''
const because = (author: string): string =>
  `You’re receiving this because you agreed to be a trusted contact of ${author}, who named you for this.`
const letterTo = (house: House, to: Announcer, letter: Words, mailId: string): Mail => ({
  to: to.address,
  mailId,
  ...render({ ...letter, greeting: `Dear ${to.name},` }, house.settings),
})
const pageFor = (house: House, { messageId }: Message, to: Announcer, label: string): Letter['choices'][number] => ({
  label,
  url: announcePageOf(house, messageId, to.id),
})
const ofAuthor = (house: House, { messageId }: Message, rest: Omit<Words, 'choices' | 'because'>): Words => ({
  ...rest,
  choices: [{ label: 'View the message', url: `${house.settings.origin}/future-messages/${messageId}` }],
  because: 'You’re receiving this because you chose who may tell us when it happens.',
})

/** Tells a contact that they may say when something happens: its author's words for it, and nothing of what is left. */
export const namedMail = (house: House, to: Announcer, author: string, state: Message, mailId: string): Mail => {
  const subject = `${author} asks you to tell us when something happens`
  const letter = {
    subject,
    heading: subject,
    lines: [
      `${author} left something here for the day when this happens: “${occasionOf(state)}”.`,
      `When it happens, or its day is known, please tell us on the page behind this email. We check with ${author} twice before anything is sent.`,
      `You do not see what it is, or who it is for. Until then there is nothing you must do: please keep this email.`,
    ],
    choices: [pageFor(house, state, to, 'Tell us when it happens')],
    because: because(author),
  }
  return letterTo(house, to, letter, mailId)
}

/** Who says what, on which day, and which day was said before. */
type Said = { readonly by: string; readonly announced: Announced }
const toldAs = ({ by, announced }: Said, occasion: string): string =>
  inSubject(`${by} told us: `, occasion, ` on ${occasionDay(announced.date)}`)
const notOn = ({ insteadOf }: Announced): string =>
  insteadOf === undefined ? '' : `, not on ${occasionDay(insteadOf)}`

/** Tells the others who were named what somebody said, so that they can say where it is wrong. */
export const otherMail = (
  house: House,
  to: Announcer,
  { author, state, said }: { readonly author: string; readonly state: Message; readonly said: Said },
  mailId: string,
): Mail => {
  const { by, announced } = said
  const letter = {
    subject: toldAs(said, occasionOf(state)),
    heading: `${by} told us it is on ${occasionDay(announced.date)}${notOn(announced)}. Is that wrong? Tell us.`,
    lines: [
      `${author} named you, too, for the day when this happens: “${occasionOf(state)}”.`,
      'If it is another day, or does not happen, please tell us on the page behind this email. Otherwise there is nothing you must do.',
      `We are checking with ${author}, who can say that it is too early.`,
    ],
    choices: [pageFor(house, state, to, 'See your page')],
    because: because(author),
  }
  return letterTo(house, to, letter, mailId)
}

/** Tells the author who has announced what, and what comes of it. */
export const announcedLetter = (
  house: Pick<House, 'settings' | 'capabilities'>,
  { said, state, names }: { readonly said: Said; readonly state: Message; readonly names: string },
): Words => {
  const { dueAt, zone, slots } = state
  const { by, announced } = said
  const subject = toldAs(said, occasionOf(state))
  return ofAuthor(house, state, {
    subject,
    heading: subject,
    lines: [
      `You left a message for ${names} to be kept until this happens: “${occasionOf(state)}”. ${by} told us it is on ${occasionDay(announced.date)}${notOn(announced)}.`,
      `So your message has a date now: ${momentInWords(dueAt, zone)}. We check with you twice before, on ${slots.map(({ at }) => momentInWords(at, zone)).join(' and on ')}.`,
      'If it is too early, answer one of these two emails, and the message is kept until it is needed, as before. If we do not hear from you, we deliver it.',
    ],
  })
}

export type Fallen = NonNullable<Message['fallen']>
/** What counts no more, and who said so: a contact, or the author. */
type Ended = { readonly fallen: Fallen; readonly by: string; readonly author: string }

const subjectOf = ({ fallen, by, author }: Ended): string => {
  const day = ` on ${occasionDay(fallen.date)}`
  const words = fallen.occasion ?? ''
  switch (fallen.by) {
    case 'contact':
      return inSubject(`${by} took it back: `, words, day)
    case 'departure':
      return inSubject('It does not count any more: ', words, day)
    case 'author':
      return inSubject(`${author} answered us: `, words, day)
  }
}
const whyOf = ({ fallen, by }: Ended): string =>
  fallen.by === 'departure'
    ? `We were told it is on ${occasionDay(fallen.date)}: “${fallen.occasion ?? ''}”. The person who told us is no trusted contact any more, so it does not count.`
    : `We were told it is on ${occasionDay(fallen.date)}: “${fallen.occasion ?? ''}”. ${by} told us that this is wrong.`

/** Tells the author that what had given their message a date counts no more. */
export const withdrawnLetter = (
  house: House,
  ended: Ended,
  { state, names }: { readonly state: Message; readonly names: readonly string[] },
): Words => {
  const subject = subjectOf(ended)
  return ofAuthor(house, state, {
    subject,
    heading: subject,
    lines: [
      whyOf(ended),
      `So your message for ${list(names) || 'someone'} has no date any more. It is kept until it is needed, as before, and nothing is sent.`,
    ],
  })
}

/** Tells those who were named, whoever had said it too; `isAsked` while they may say when it happens. */
export const withdrawnMail = (
  house: House,
  to: Announcer,
  ended: Ended,
  { state, isAsked }: { readonly state: Message; readonly isAsked: boolean },
  mailId: string,
): Mail => {
  const { fallen, author } = ended
  const answered = `We were told it is on ${occasionDay(fallen.date)}: “${fallen.occasion ?? ''}”. ${author} answered us, so nothing is sent because of it.`
  const subject = subjectOf(ended)
  const letter = {
    subject,
    heading: fallen.by === 'author' && isAsked ? `${author} told us that it is too early` : subject,
    lines: [
      fallen.by === 'author' ? answered : whyOf(ended),
      isAsked
        ? 'When it happens, or its day is known, please tell us on the page behind this email.'
        : 'There is nothing more that you must tell us.',
    ],
    choices: isAsked ? [pageFor(house, state, to, 'Tell us when it happens')] : [],
    because: because(author),
  }
  return letterTo(house, to, letter, mailId)
}
