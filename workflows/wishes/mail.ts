import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dayInWords, momentInWords } from '../../backend/kernel/page/html.ts'
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
  label = 'Read the wishes',
): Mail => {
  const letter = {
    subject: `The last wishes of ${author}`,
    heading: `The last wishes of ${author}`,
    greeting: `Dear ${to.name},`,
    lines: [...lines, `${NO_WILL} Please keep this link to yourself: it opens them for you.`],
    choices: [{ label, url: readerPageOf(house, accountId, to.contactId) }],
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

/** Gives a trusted contact the page where they can ask, should their author be unwell. */
export const unwellMail = (house: House, of: Of, to: Contact, mark: string): Mail =>
  opening(
    house,
    of,
    to,
    [
      `${of.author} wrote something for a time when they cannot speak for themselves. If that time comes, you can ask to read it.`,
      `We would then tell ${of.author}, who has time to say no. Today there is nothing you must do.`,
    ],
    `unwell:${mark}`,
    'See how to ask',
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

/** Tells a contact that what they asked for, for a time of illness, is open to them. */
export const grantedMail = (house: House, of: Of, to: Contact, mark: string): Mail =>
  opening(
    house,
    of,
    to,
    [
      `You asked to read what ${of.author} wrote for a time of illness. It is open to you now.`,
      `${of.author} can see when you read it.`,
    ],
    `granted:${mark}`,
  )

/** Tells a contact that the author said no; the page is there for what is open to them besides. */
export const deniedMail = (house: House, { accountId, author }: Of, to: Contact, mark: string): Mail => {
  const letter = {
    subject: `${author} said no for now`,
    heading: `${author} said no for now`,
    greeting: `Dear ${to.name},`,
    lines: [
      `You asked to read what ${author} wrote for a time of illness. ${author} answered, and would rather keep it closed for now.`,
      'There is nothing you must do.',
    ],
    choices: [],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}.`,
  }
  const mailId = derivedId(`wishes-denied:${mark}:${accountId}:${to.contactId}`)
  return { to: to.address, mailId, ...render(letter, house.settings) }
}

/** Tells an author who asked, and until when they can say no. */
export const askedMail = (
  { settings }: Pick<Kernel, 'settings'>,
  { accountId, name, address }: { readonly accountId: string; readonly name: string; readonly address: string },
  { by, opensAt }: { readonly by: string; readonly opensAt: string },
  mark: string,
): Mail => {
  const letter = {
    subject: `${by} asks to read your last wishes`,
    heading: `${by} asks to read your last wishes`,
    greeting: `Dear ${name},`,
    lines: [
      `${by} asks to read what you wrote for a time when you are unwell. Unless you say no, it opens to them on ${momentInWords(opensAt)}.`,
      'If that is right, there is nothing to do. If not, sign in and say no. You can also close it again later.',
    ],
    choices: [{ label: 'See what they ask for, or say no', url: `${settings.origin}/last-wishes` }],
    because: 'You’re receiving this because you published your last wishes.',
  }
  return { to: address, mailId: derivedId(`wishes-asked:${accountId}:${mark}`), ...render(letter, settings) }
}

/** Asks an author, once a year, whether their wishes still hold. */
export const reviewMail = (
  { settings }: Pick<Kernel, 'settings'>,
  { accountId, name, address }: { readonly accountId: string; readonly name: string; readonly address: string },
  { reviewedAt, mark }: { readonly reviewedAt: string; readonly mark: string },
): Mail => {
  const subject = `Your last wishes of ${dayInWords(reviewedAt)}: do they still hold?`
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
