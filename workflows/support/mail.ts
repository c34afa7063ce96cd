import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { Conversation } from '../../backend/modules/support/conversation.ts'
import { keyOf } from '../../backend/modules/support/doors.ts'
import type { Letter } from '../../backend/modules/support/next.ts'
import { ticketOf } from '../../backend/modules/support/queries.ts'
import { waitingMail } from './waitingMail.ts'

const SOON: Partial<Record<Conversation['topic'], string>> = {
  // @says hours until the first answer that support promises
  bereavement: 'We are sorry. A person reads this now and answers within an hour.',
  // @says hours until the first answer that support promises
  delivery: 'A person looks at it and answers within two hours.',
  billing: 'A person answers within a day.',
}

/**
 * The receipt of what somebody wrote to us, or our answer to it. Whoever writes may type anybody's address: to one that
 * is not proven to be theirs we repeat nothing of what they typed.
 */
export const supportMail = (
  kernel: Pick<Kernel, 'capabilities' | 'settings'>,
  conversation: Conversation,
  { answer, isOpening }: Letter,
  { mailId, isProven }: { readonly mailId: string; readonly isProven: boolean },
): Mail => {
  const { conversationId, name, email, topic, text, channel } = conversation
  if (isOpening || (channel === 'waiting' && !answer)) return waitingMail(kernel, conversation, isOpening, mailId)
  const { settings } = kernel
  const ticket = ticketOf(conversationId)
  // @says hours until the first answer that support promises
  const soon = SOON[topic] ?? 'A person answers within two days.'
  const receipt = isProven ? [soon, `You wrote: “${text}”`] : [soon]
  const letter = render(
    {
      subject: answer ? `Our answer to you (${ticket})` : `We have your message (${ticket})`,
      heading: answer ? 'Our answer to you' : 'We have your message',
      greeting: isProven && name ? `Dear ${name},` : 'Hello,',
      lines: answer ? answer.text.split(/\n+/) : receipt,
      choices: [
        {
          label: 'Read and answer',
          url: `${settings.origin}/contact/${conversationId}?key=${keyOf(kernel, conversationId)}`,
        },
      ],
      because: `You’re receiving this because this address was given to ${settings.productName} with a question. Its number is ${ticket}.`,
    },
    settings,
  )
  return { to: email, mailId, ...letter }
}
