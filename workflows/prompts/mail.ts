import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { questions } from '../../backend/modules/prompts/contract/questions.ts'
import { leaveUrlOf } from '../../backend/modules/prompts/queries.ts'

type To = { readonly accountId: string; readonly address: string; readonly name: string }

/** A question, and the way to the page that asks it. */
export const promptMail = (
  kernel: Pick<Kernel, 'capabilities' | 'settings'>,
  { accountId, address, name }: To,
  place: number,
  mailId: string,
): Mail => {
  const { settings } = kernel
  const leave = leaveUrlOf(kernel, accountId)
  const question = questions[place] ?? ''
  const letter = render(
    {
      subject: question,
      heading: question,
      greeting: `Dear ${name},`,
      lines: [
        'Here is this week’s question. Two minutes is plenty: tap the microphone and say what comes to mind.',
        // @says day of the week on which the weekly question leaves (0 is Sunday)
        'If you’d rather not answer this one, do nothing. There will be another next Sunday.',
      ],
      choices: [
        { label: 'Answer it', url: `${settings.origin}/dashboard?question=${place + 1}` },
        { label: 'Stop these questions', url: leave },
      ],
      because: 'You’re receiving this because you asked for a question by email each week.',
    },
    settings,
  )
  return { to: address, mailId, leaveUrl: leave, ...letter }
}
