import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import type { Capsule } from '../../backend/modules/capsules/capsule.ts'

type House = Pick<Kernel, 'settings'>
type Of = Pick<Capsule, 'capsuleId' | 'title' | 'sealedAt' | 'opensAt'>
type To = { readonly accountId: string; readonly name: string; readonly address: string }

const BECAUSE = 'You’re receiving this because you are one of the people who open this capsule.'

/** Tells one of those who open it that it has opened: never what is in it. */
export const openedMail = ({ settings }: House, { capsuleId, title, sealedAt }: Of, to: To): Mail => {
  const letter = {
    subject: `“${title}” has opened`,
    heading: `“${title}” has opened`,
    greeting: `Dear ${to.name},`,
    lines: [
      `It was sealed on ${dateInWords(sealedAt)}. Since then nobody has looked inside.`,
      'You can look at one thing at a time. There is no hurry: it all stays there.',
    ],
    choices: [{ label: 'Open the capsule', url: `${settings.origin}/time-capsules/${capsuleId}` }],
    because: BECAUSE,
  }
  return {
    to: to.address,
    mailId: derivedId(`capsule-opened:${capsuleId}:${to.accountId}`),
    ...render(letter, settings),
  }
}

/** Asks one of them, once a year, whether this address will reach them. */
export const askedMail = ({ settings }: House, { capsuleId, title, opensAt }: Of, to: To, mark: string): Mail => {
  const letter = {
    subject: `“${title}”: is this address still right?`,
    heading: `“${title}”: is this address still right?`,
    greeting: `Dear ${to.name},`,
    lines: [
      `You are one of the people who open “${title}” on ${dateInWords(opensAt)}. On that day we will write to this address.`,
      'If it is still right, there is nothing to do. If you use another, please change it in your account.',
    ],
    choices: [{ label: 'Look at your address', url: `${settings.origin}/account` }],
    because: BECAUSE,
  }
  const mailId = derivedId(`capsule-asked:${capsuleId}:${to.accountId}:${mark}`)
  return { to: to.address, mailId, ...render(letter, settings) }
}
