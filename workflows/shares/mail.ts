import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { instantInWords } from '../../backend/kernel/words/instantInWords.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Share } from '../../backend/modules/shares/share.ts'

/** Tells whoever made a link that too many wrong passcodes were tried on it. Its title stays where it is sealed. */
export const lockedMail = (
  settings: Settings,
  { lockedUntil }: Pick<Share, 'lockedUntil'>,
  maker: { readonly email: string; readonly name: string },
  mailId: string,
): Mail => {
  const subject = 'Someone tried wrong passcodes on one of your links'
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${shownName(maker.name)},`,
      lines: [
        `Until ${instantInWords(lockedUntil)} one of the links that you shared is locked, because too many wrong passcodes were tried. Nobody can open it before then.`,
        'It may be someone you sent it to who does not have the passcode. If you do not know who it could be, you can end the link or choose another passcode.',
      ],
      choices: [{ label: 'See your links', url: `${settings.origin}/sharing` }],
      because: 'You’re receiving this because you made the link.',
    },
    settings,
  )
  return { to: maker.email, mailId, ...letter }
}
