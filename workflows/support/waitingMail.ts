import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { Conversation } from '../../backend/modules/support/conversation.ts'
import { endLinkOf } from '../../backend/modules/support/waitingLinks.ts'

/** To whoever left an address while sign-ups were closed: that we have it, and once that they are open. */
export const waitingMail = (
  kernel: Pick<Kernel, 'capabilities' | 'settings'>,
  { conversationId, email }: Conversation,
  isOpening: boolean,
  mailId: string,
): Mail => {
  const { settings } = kernel
  const { productName, origin } = settings
  const leaveUrl = endLinkOf(kernel, conversationId)
  const forget = { label: 'Remove my address', url: leaveUrl }
  const opened = {
    subject: 'You can begin now',
    heading: 'You can begin now',
    lines: [
      `Sign-ups of ${productName} are open again. You asked us to tell you.`,
      'This is the only email about it: if you do nothing, we do not write again.',
    ],
    choices: [{ label: 'Begin', url: `${origin}/` }, forget],
  }
  const kept = {
    subject: 'We tell you when sign-ups are open again',
    heading: 'You’re on the list',
    lines: [
      `Someone (we hope you) left this address while ${productName} is not taking sign-ups.`,
      'When sign-ups are open again, we write to you once. You need not do anything.',
    ],
    choices: [forget],
  }
  const because = `You’re receiving this because this address was left on our pages, to be told when sign-ups are open.`
  const letter = render({ ...(isOpening ? opened : kept), greeting: 'Hello,', because }, settings)
  return { to: email, mailId, leaveUrl, ...letter }
}
