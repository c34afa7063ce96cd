import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { announcePageOf } from '../../backend/modules/messages/announceLink.ts'
import type { Announcer } from '../../backend/modules/messages/announcers.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Message } from '../../backend/modules/messages/message.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
const occasionOf = ({ armed }: Message): string => armed?.occasion ?? ''
const because = (author: string): string =>
  `You’re receiving this because you agreed to be a trusted contact of ${author}, who named you for this.`
const letterTo = (house: House, to: Announcer, letter: Omit<Letter, 'greeting'>, mailId: string): Mail => ({
  to: to.address,
  mailId,
  ...render({ ...letter, greeting: `Dear ${to.name},` }, house.settings),
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
    choices: [{ label: 'Tell us when it happens', url: announcePageOf(house, state.messageId, to.id) }],
    because: because(author),
  }
  return letterTo(house, to, letter, mailId)
}

/** Tells the others who were named that somebody was first, and not who: they may not know each other. */
export const otherMail = (
  house: House,
  to: Announcer,
  { author, state }: { readonly author: string; readonly state: Message },
  mailId: string,
): Mail => {
  const subject = 'Someone else has told us already'
  const letter = {
    subject,
    heading: subject,
    lines: [
      `${author} named you, and someone else, for the day when this happens: “${occasionOf(state)}”. We have been told, so there is nothing you must do.`,
      `We are checking with ${author}. If you think that it is too early, please tell ${author}.`,
    ],
    choices: [{ label: 'See your page', url: announcePageOf(house, state.messageId, to.id) }],
    because: because(author),
  }
  return letterTo(house, to, letter, mailId)
}

/** Tells the author who has announced what, and what comes of it. */
export const announcedLetter = (
  { settings: { origin } }: Pick<House, 'settings'>,
  { by, state, names }: { readonly by: string; readonly state: Message; readonly names: string },
): Omit<Letter, 'greeting'> => {
  const { dueAt, zone, slots, messageId } = state
  const subject = `${by} told us that something you wait for has happened`
  return {
    subject,
    heading: subject,
    lines: [
      `You left a message for ${names} to be kept until this happens: “${occasionOf(state)}”. ${by} told us that it does.`,
      `So your message has a date now: ${momentInWords(dueAt, zone)}. We check with you twice before, on ${slots.map(({ at }) => momentInWords(at, zone)).join(' and on ')}.`,
      'If it is too early, answer one of these two emails, and the message is kept until it is needed, as before. If we do not hear from you, we deliver it.',
    ],
    choices: [{ label: 'View the message', url: `${origin}/future-messages/${messageId}` }],
    because: 'You’re receiving this because you chose who may tell us when it happens.',
  }
}
