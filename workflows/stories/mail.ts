import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { returnTokenOf } from '../../backend/modules/stories/bounces.ts'
import { storyPageOf } from '../../backend/modules/stories/link.ts'
import type { Story } from '../../backend/modules/stories/story.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>

/** One question, and the page on which it is answered without an account; the reminder says that it is the only one. */
export const questionMail = (
  house: House,
  story: Story,
  askedBy: string,
  which: 'question' | 'reminder',
  mailId: string,
): Mail => {
  const { storyId, name, address, question, expiresAt } = story
  const asker = shownName(askedBy)
  const isReminder = which === 'reminder'
  const heading = isReminder ? `${asker} is still looking forward to your answer` : `${asker} has a question for you`
  const letter = {
    subject: heading,
    heading,
    greeting: `Dear ${name},`,
    lines: [
      // @says when a question for a story is reminded of
      isReminder ? `A week ago ${asker} asked you this:` : `${asker} would like to hear this from you, for the family:`,
      `“${question}”`,
      'You can record your answer or type it. You do not need an account, and you can take it back at any time.',
      isReminder
        ? `We will not remind you again. The link works until ${dateInWords(expiresAt)}.`
        : // @says when a question for a story is reminded of
          `If you do not answer, we’ll remind you once, after a week. The link works until ${dateInWords(expiresAt)}.`,
    ],
    choices: [{ label: 'Read the question and answer', url: storyPageOf(house, story) }],
    because: `You’re receiving this because ${asker} gave us your email address and asked us to write to you. If you’d rather not be asked, you can tell us on the same page.`,
  }
  return {
    to: address,
    mailId,
    fromName: `${asker} (${house.settings.productName})`,
    returnToken: returnTokenOf(house, storyId, which),
    ...render(letter, house.settings),
  }
}

/** Tells whoever asked that there is an answer: never what it says. */
export const answeredMail = (
  { settings }: Pick<House, 'settings'>,
  { storyId, name, question, mediaId }: Pick<Story, 'storyId' | 'name' | 'question' | 'mediaId'>,
  to: { readonly name: string; readonly address: string },
  mailId: string,
): Mail => {
  const letter = {
    subject: `${name} has answered your question`,
    heading: `${name} has answered your question`,
    greeting: `Dear ${to.name},`,
    lines: [
      `You asked: “${question}”`,
      mediaId === ''
        ? `${name} wrote the story that you asked for. Your family can read it now.`
        : `${name} recorded the story that you asked for. Your family can hear it now.`,
    ],
    choices: [{ label: 'Open the story', url: `${settings.origin}/family-collaboration/stories/${storyId}` }],
    because: 'You’re receiving this because you asked the question.',
  }
  return { to: to.address, mailId, ...render(letter, settings) }
}
