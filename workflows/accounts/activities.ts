import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { recordAcceptedMail, recordRejectedMail } from '../../backend/modules/accounts/decide.ts'
import { normalised } from '../../backend/modules/accounts/email.ts'
import { nextMail } from '../../backend/modules/accounts/next.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { putOff, toStranger, type Waits } from '../kernel/post.ts'
import { sending } from './letters.ts'
import { verificationLetter } from './mail.ts'

export type View = {
  readonly revision: number
  readonly status: string
  readonly mail: number | undefined
  /** Absent in runs from before there were such mails. */
  readonly hasLetters?: boolean
  /** The morning on which letters, or the confirmation mail, are to be tried again: their mailbox has enough of today. */
  readonly lettersAt?: string | undefined
  readonly mailAt?: string
}

export const activities = (kernel: Kernel) => {
  const { load, capabilities, settings } = kernel
  const ask = asking(kernel)
  const send = sending(kernel)

  const loadView = async (stream: string): Promise<View> => {
    const { state, revision } = await load(account, idOfStream(stream))
    return {
      revision: Number(revision ?? -1n),
      status: state.status,
      mail: nextMail(state),
      hasLetters: state.letters.length > 0,
    }
  }

  /** Sends the confirmation mail that is asked for. Every try sends the same link; the transport's yes or no is kept. */
  const sendVerification = async (stream: string): Promise<View> => {
    const { state } = await load(account, idOfStream(stream))
    const request = nextMail(state)
    if (request === undefined) return loadView(stream)
    const token = capabilities.issue('verify', state.accountId, normalised(state.email))
    const mail = { ...render(verificationLetter(token, settings, request), settings), to: state.email }
    const mailId = commandIdOf(stream, 'verificationMail', request)
    const stranger = { purpose: 'asked', zone: state.zone } as const
    const sent = await toStranger(kernel, 'verification', { ...mail, mailId }, stranger)
    if (sent.outcome === 'waits') return { ...(await loadView(stream)), mailAt: sent.leavesAt }
    const { smtpCode } = sent
    const decision =
      sent.outcome === 'accepted'
        ? recordAcceptedMail({ request, smtpCode, acceptedAt: sent.acceptedAt })
        : recordRejectedMail({ request, smtpCode })
    await ask(account, state.accountId, decision, 'recordVerificationMail', request)
    return loadView(stream)
  }

  /** Sends whatever is asked for; a mail put off by the transport does not hold up the others. */
  const sendLetters = async (stream: string): Promise<View> => {
    const { state } = await load(account, idOfStream(stream))
    const later: (Sent | Waits)[] = []
    for (const letter of state.letters) later.push(...[await send(state, letter)].filter((each) => each !== undefined))
    const deferred = later.find((each) => each.outcome !== 'waits')
    if (deferred) throw putOff(deferred)
    const [lettersAt] = later.flatMap((each) => (each.outcome === 'waits' ? each.leavesAt : [])).toSorted()
    return { ...(await loadView(stream)), ...(lettersAt && { lettersAt }) }
  }
  return { loadView, sendVerification, sendLetters }
}
export type Activities = ReturnType<typeof activities>
