import { ApplicationFailure } from '@temporalio/activity'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { reachOf } from '../../backend/modules/accounts/reach.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { runningWait } from '../../backend/modules/life/waiting.ts'
import { otherWaitMail, waitMail } from './waitMail.ts'

/** A contact's wait: ids and times only. */
export type Asked = { readonly accountId: string; readonly contactId: string; readonly until: string }

/** Who hears of a wait: its author at every address, and the other contacts who agreed. */
export const tellingOfWaits = (kernel: Kernel) => {
  const { load, mailer, clock } = kernel

  /** The wait, while it is the one that runs. */
  const known = async ({ accountId, until }: Asked) => {
    const { state } = await load(life, accountId)
    const wait = runningWait(state, clock.now())
    return { state, wait: wait?.until === until ? wait : null }
  }
  const counted = (kind: string, sent: Sent): Sent => {
    metrics.mails.inc({ kind, outcome: sent.outcome })
    return sent
  }

  const contactsBesides = async (asked: Asked): Promise<string[]> => {
    const { state, wait } = await known(asked)
    const others = state.contacts.filter(({ contactId, status }) => {
      return wait && status === 'accepted' && contactId !== asked.contactId
    })
    return others.map(({ contactId }) => contactId)
  }

  /** An address that puts us off holds up no other; tried again while none took it. */
  const tellAuthorOfWait = async (asked: Asked): Promise<void> => {
    const { wait } = await known(asked)
    if (!wait || wait.name === ERASED) return
    const { accountId, until } = asked
    const { name } = await reachOf(kernel, accountId)
    const sent: Sent[] = []
    for (const [index, to] of (await addressesOf(kernel, accountId)).entries()) {
      const mailId = derivedId(`wait:${accountId}:${until}:${index}`)
      sent.push(counted('contact-wait', await mailer.send(waitMail(kernel, wait, name, { to, mailId }))))
    }
    const deferred = sent.find(({ outcome }) => outcome === 'deferred')
    if (deferred && sent.every(({ outcome }) => outcome !== 'accepted'))
      throw ApplicationFailure.retryable(`SMTP ${deferred.smtpCode}`, 'mail-deferred')
  }

  const tellOtherOfWait = async (asked: Asked, contactId: string): Promise<void> => {
    const { state, wait } = await known(asked)
    const contact = contactIn(state, contactId)
    const { accountId, until } = asked
    const { name, email } = await reachOf(kernel, accountId)
    if (!wait || email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return
    const mailId = derivedId(`wait:${accountId}:${until}:${contactId}`)
    const mail = otherWaitMail(kernel, { accountId, ...contact }, wait, name, mailId)
    const { outcome, smtpCode } = counted('contact-wait-other', await mailer.send(mail))
    if (outcome === 'deferred') throw ApplicationFailure.retryable(`SMTP ${smtpCode}`, 'mail-deferred')
  }
  return { contactsBesides, tellAuthorOfWait, tellOtherOfWait }
}
export type TellingOfWaits = ReturnType<typeof tellingOfWaits>
