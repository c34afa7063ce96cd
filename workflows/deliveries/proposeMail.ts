import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Confirmer } from '../../backend/modules/deliveries/confirmers.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { Proposal } from '../../backend/modules/deliveries/proposal.ts'
import { proposeTokenOf } from '../../backend/modules/deliveries/proposers.ts'

/** The n-th address that contacts gave for a delivery. */
type Proposed = { readonly deliveryId: string; readonly n: number }
type About = Proposed & Pick<Delivery, 'link'> & Pick<Proposal, 'at' | 'countsAt' | 'supportedBy'>
type Names = { readonly author: string; readonly recipient: string }

/** Asks another contact whether an address is right; the page shows it, and never what was left. */
export const addressMail = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  { deliveryId, at, countsAt, supportedBy, ...delivery }: About,
  contact: Confirmer,
  { author: username, recipient }: Names,
  mailId: string,
): Mail => {
  const author = shownName(username)
  const subject = `Do you know the new address of ${recipient}?`
  const token = proposeTokenOf({ capabilities }, deliveryId, contact.id, delivery)
  const otherwise = countsAt
    ? `If nobody says anything, we write there on ${dateInWords(countsAt)}.`
    : `Unless you, ${author} or another trusted contact says yes, nothing is sent there.`
  const ask = supportedBy
    ? `Another trusted contact has said that it is right. Please look at it on the page, and ask ${recipient}. If it is wrong, say no there, and nothing goes to it.`
    : // @says how long an address that a second contact supports waits for a no
      `Please look at it on the page, ask ${recipient}, and tell us whether it is right. If you say yes, we write there a week later; if you say no, nothing goes there.`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${contact.name},`,
      lines: [
        `On ${dateInWords(at)} another trusted contact gave us a new address. ${author} left something for ${recipient}, and none of those we had works.`,
        ask,
        otherwise,
      ],
      choices: [{ label: 'See the address', url: `${settings.origin}/trusted/${token}/propose-address` }],
      because: `You’re receiving this because you agreed to be a trusted contact of ${author}.`,
    },
    settings,
  )
  return { to: contact.address, mailId, ...letter }
}
