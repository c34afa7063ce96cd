import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/letter.ts'
import type { Mail } from '../../backend/kernel/mailer.ts'
import { shownName } from '../../backend/kernel/names.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'

/** The recipient's link: it names the sender and never the title, and the same link goes out on every try. */
export const linkMail = (
  { capabilities, settings }: Kernel,
  id: string,
  { address, name, linkNonce }: Delivery,
  username: string,
  mailId: string,
): Mail => {
  const senderName = shownName(username)
  const letter = render(
    {
      subject: `${senderName} left something for you`,
      heading: `${senderName} left something for you`,
      greeting: `Dear ${name},`,
      lines: [
        `${senderName} made this for you and asked us to give it to you today.`,
        'There is no hurry. It will be here whenever you want it.',
      ],
      choices: [{ label: 'Open it', url: `${settings.origin}/d/${capabilities.issue('deliver', id, linkNonce)}` }],
      because: `You get this because ${senderName} wrote down your address. The page also lets you say that you would rather not receive it.`,
    },
    settings,
  )
  return { to: address, mailId, ...letter }
}
