import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { NO_WILL } from '../../backend/modules/wishes/contract.ts'
import { readerPageOf } from '../../backend/modules/wishes/link.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Contact = { readonly contactId: string; readonly name: string; readonly address: string }
type Of = { readonly accountId: string; readonly author: string }

const opening = (
  house: House,
  { accountId, author }: Of,
  to: Contact,
  lines: readonly string[],
  mark: string,
): Mail => {
  const letter = {
    subject: `The last wishes of ${author}`,
    heading: `The last wishes of ${author}`,
    greeting: `Dear ${to.name},`,
    lines: [...lines, `${NO_WILL} Please keep this link to yourself: it opens them for you.`],
    choices: [{ label: 'Read the wishes', url: readerPageOf(house, accountId, to.contactId) }],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}.`,
  }
  const mailId = derivedId(`wishes-${mark}:${accountId}:${to.contactId}`)
  return { to: to.address, mailId, ...render(letter, house.settings) }
}

/** Tells a trusted contact that there are wishes which they may read now, while their author lives. */
export const sharedMail = (house: House, of: Of, to: Contact, mark: string): Mail =>
  opening(
    house,
    of,
    to,
    [
      `${of.author} wrote down what they would like in their last days, and wants you to know it now.`,
      'There is nothing you must do. You can read it whenever you like.',
    ],
    `shared:${mark}`,
  )

/** Tells a trusted contact, after a confirmed death, that there are wishes for them to read. */
export const foundMail = (house: House, of: Of, to: Contact, mark: string): Mail =>
  opening(
    house,
    of,
    to,
    [
      `We are sorry. ${of.author} wrote down their last wishes for a day like this, and chose you to read them.`,
      'You may want to look at them before anything is arranged.',
    ],
    `found:${mark}`,
  )

/** Asks an author, once a year, whether their wishes still hold. */
export const reviewMail = (
  { settings }: Pick<Kernel, 'settings'>,
  { accountId, name, address }: { readonly accountId: string; readonly name: string; readonly address: string },
  { reviewedAt, mark }: { readonly reviewedAt: string; readonly mark: string },
): Mail => {
  const subject = `Your last wishes of ${dateInWords(reviewedAt)}: do they still hold?`
  const letter = {
    subject,
    heading: subject,
    greeting: `Dear ${name},`,
    lines: [
      'It is a year since you looked at your wishes, or since we last asked. People, places and papers change.',
      'If everything still holds, press “They still hold” on the page. If something has changed, you can edit and publish them again.',
    ],
    choices: [{ label: 'Read my wishes', url: `${settings.origin}/last-wishes` }],
    because: 'You’re receiving this because you published your last wishes.',
  }
  return { to: address, mailId: derivedId(`wishes-review:${accountId}:${mark}`), ...render(letter, settings) }
}
