import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { post } from '../kernel/post.ts'
import { wrongPersonMail } from './authorMail.ts'

/** A report that somebody else reads an address; `mark` is its place in the recipient's stream. */
export type Report = { readonly recipientId: string; readonly mark: number }

export const telling = (kernel: Kernel) => {
  /** Once the address was corrected it says nothing new. */
  const tellOfStranger = async ({ recipientId, mark }: Report): Promise<void> => {
    const { state } = await kernel.load(recipient, recipientId)
    const { name: username, email } = await reachOf(kernel, state.ownerId)
    if (state.status !== 'added' || state.consent !== 'wrong-person' || email === '') return
    const mailId = derivedId(`wrong-person:${recipientId}:${mark}`)
    await post(kernel, 'wrong-person', wrongPersonMail(kernel.settings, state, { email, username }, mailId))
  }
  return { tellOfStranger }
}
export type Telling = ReturnType<typeof telling>
