import type { Kernel } from '../../backend/kernel/kernel.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { besides, dueOnOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { readerAt } from '../../backend/modules/deliveries/readers.ts'
import { alone } from '../kernel/alone.ts'
import { trySystemCommand, handleSystemCommand } from '../kernel/systemCommand.ts'
import { tryOnce } from '../kernel/post.ts'
import { mailboxIn, type Going } from './dueLink.ts'
import { gathering, type Leaving } from './gathering.ts'
import { linkMail, linksMail } from './mail.ts'
import { precheck } from './precheck.ts'

/** The mail with a link: its tries and their proof. */
export const dispatching = (kernel: Kernel) => {
  const { load, clock } = kernel
  const { isStopped } = precheck(kernel)

  /** For whom and from whom the mail of a link is, and what it says besides. */
  const knownOf = async (going: Going) => {
    const { state } = going
    const [sender, reader, dueOn] = await Promise.all([
      senderOf(kernel, state.messageId),
      readerAt(kernel, state.recipientId, mailboxIn(going)),
      dueOnOf(kernel, state),
    ])
    if (!sender) throw new Error('The read tables do not have this message yet')
    const { isOfLife, recordedAt } = sender
    const { sentence: lifeSentence } = await kernel.aboutAuthor(state.authorId, isOfLife)
    return {
      from: fromOf(sender.senderName, reader, sender.zone),
      why: { madeAt: recordedAt, dueOn, isOfLife, lifeSentence },
    }
  }
  const write = async (first: Going) => {
    const known = await knownOf(first)
    return async (sent: readonly Leaving[], mailId: string) => {
      const { from } = known
      const [only, ...others] = sent
      if (!only || others.length > 0)
        return tryOnce(kernel, 'link', linksMail(kernel, sent, from, { to: mailboxIn(first), mailId }))
      const { id, state, tried } = only
      const { why } = id === first.id ? known : await knownOf(only)
      const reader = { ...state, address: mailboxIn(only) }
      return tryOnce(kernel, 'link', linkMail(kernel, id, reader, from, { ...tried, ...why }))
    }
  }

  const { mail } = gathering({
    now: clock.now,
    load: async (id) => (await load(delivery, id)).state,
    besides: (state) => besides(kernel, state),
    isStopped,
    ask: trySystemCommand(kernel),
    hand: handleSystemCommand(kernel),
    write,
    alone: (name, work) => alone(kernel, name, work),
  })
  return { dispatch: mail }
}
