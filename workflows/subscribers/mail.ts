import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { linksOf } from '../../backend/modules/subscribers/queries.ts'
import type { Subscriber } from '../../backend/modules/subscribers/subscriber.ts'

/** The question whether it was they; its link opens a page with one button. */
export const confirmationMail = (
  kernel: Pick<Kernel, 'capabilities' | 'settings'>,
  { subscriberId, address }: Subscriber,
  mailId: string,
): Mail => {
  const { settings } = kernel
  const { productName } = settings
  const { confirm, leave } = linksOf(kernel, subscriberId)
  const letter = render(
    {
      subject: `Would you like letters from ${productName}?`,
      heading: 'Would you like our letters?',
      lines: [
        `Someone (we hope you) signed up for the ${productName} newsletter with this address.`,
        // @says how long the link that confirms a newsletter works
        'If you do nothing, we send none and forget the wish. The link works for seven days.',
      ],
      choices: [
        { label: 'Yes, send me the letters', url: confirm },
        { label: 'No, never', url: leave },
      ],
      because: `${productName} sent this once because this address was typed into a box on our pages.`,
    },
    settings,
  )
  return { to: address, mailId, leaveUrl: leave, ...letter }
}
