import type { TakesBounce } from '../../kernel/mail/bounces.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { bounceMail } from './decide/mail.ts'
import { story } from './story.ts'

const PURPOSE = 'bounce-story'
const MAILS = ['question', 'reminder'] as const
type StoryMail = (typeof MAILS)[number]

/** What a question's mail is returned to: it names the story, and which of its two mails. */
export const returnTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  storyId: string,
  mail: StoryMail,
): string => capabilities.issue(PURPOSE, storyId, mail)

export const storyBounces =
  (kernel: Kernel): TakesBounce =>
  async ({ token, status }) => {
    const { capabilities } = kernel
    const id = capabilities.idIn(token)
    const mail = id === undefined ? undefined : MAILS.find((each) => capabilities.isValid(token, PURPOSE, id, each))
    if (id === undefined || mail === undefined) return false
    await systemCommand(kernel)(story, id, bounceMail({ mail, dsnStatus: status }), 'bounceMail', mail)
    return true
  }
