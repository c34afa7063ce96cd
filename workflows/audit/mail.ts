import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Anchored } from '../../backend/modules/audit/anchor.ts'

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

/** One hash over the whole log, out of the reach of who runs the servers: ids of nobody, words of nobody. */
export const anchorMail = (settings: Settings, { toPos, hash }: Anchored, at: string): Omit<Mail, 'to' | 'mailId'> =>
  render(
    {
      subject: `Our log as it stood on ${dayOf(at)}`,
      heading: `Our log as it stood on ${dayOf(at)}`,
      lines: [
        `Up to position ${toPos} the hash of everything that ever happened here is ${hash}`,
        'Please keep this email. If anyone doubts one day that our log is what it was, the stream anchor-main must still show this hash at this position, and a check of the whole log must find it whole.',
        'There is nothing to do today.',
      ],
      choices: [{ label: 'Open the anchors', url: `${settings.origin}/admin-control-panel/history/anchor-main` }],
      because: `${settings.productName} writes to every admin once a day, when something was added to the log.`,
    },
    settings,
  )
