import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { runningWait } from '../../backend/modules/life/waiting.ts'
import { post, postEach } from '../kernel/post.ts'
import { otherWaitMail, waitMail } from './waitMail.ts'

/** A contact's wait: ids and times only. */
export type Asked = { readonly accountId: string; readonly contactId: string; readonly until: string }

/** Who hears of a wait: its author at every address, and the other contacts who agreed. */
export const tellingOfWaits = (kernel: Kernel) => {
  const { load, clock } = kernel

  /** The wait, while it is the one that runs. */
  const known = async ({ accountId, until }: Asked) => {
    const { state } = await load(life, accountId)
    const wait = runningWait(state, clock.now())
    return { state, wait: wait?.until === until ? wait : null }
  }

  const contactsBesides = async (asked: Asked): Promise<string[]> => {
    const { state, wait } = await known(asked)
    const others = state.contacts.filter(({ contactId, status }) => {
      return wait && status === 'accepted' && contactId !== asked.contactId
    })
    return others.map(({ contactId }) => contactId)
  }

  const tellAuthorOfWait = async (asked: Asked): Promise<void> => {
    const { wait } = await known(asked)
    if (!wait || wait.name === ERASED) return
    const { accountId, until } = asked
    const { name } = await reachOf(kernel, accountId)
    const mails = (await addressesOf(kernel, accountId)).map((to, index) => {
      return waitMail(kernel, wait, name, { to, mailId: derivedId(`wait:${accountId}:${until}:${index}`) })
    })
    await postEach(kernel, 'contact-wait', mails)
  }

  const tellOtherOfWait = async (asked: Asked, contactId: string): Promise<void> => {
    const { state, wait } = await known(asked)
    const contact = contactIn(state, contactId)
    const { accountId, until } = asked
    const { name, email } = await reachOf(kernel, accountId)
    if (!wait || email === '' || contact?.status !== 'accepted' || contact.address === ERASED) return
    const mailId = derivedId(`wait:${accountId}:${until}:${contactId}`)
    const mail = otherWaitMail(kernel, { accountId, ...contact }, wait, name, mailId)
    await post(kernel, 'contact-wait-other', mail)
  }
  return { contactsBesides, tellAuthorOfWait, tellOtherOfWait }
}
export type TellingOfWaits = ReturnType<typeof tellingOfWaits>
