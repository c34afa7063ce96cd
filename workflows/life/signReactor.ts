import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { noteSign } from '../../backend/kernel/identity/signs.ts'
import { recordSign } from '../../backend/modules/life/decide/sign.ts'
import { endWait } from '../../backend/modules/life/decide/wait.ts'
import { life } from '../../backend/modules/life/life.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/**
 * An author who answers a check, ends a pause or chooses a date is there: what a contact made wait goes on, and what their
 * silence or a report had set in motion ends.
 */
export const signReactor = (kernel: Kernel): Reactor => {
  const onAuthor = async ({ metadata: { actor, at }, eventId, data }: Recorded<MessagesEvent>): Promise<void> => {
    if (actor.kind !== 'account') return
    const ask = trySystemCommand(kernel, actor)
    const source = 'via' in data && data.via === 'mail' ? 'mail' : 'app'
    // Whoever pressed the button of a check while Postgres was away left no sign.
    await noteSign(kernel.db, actor.id, at)
    await ask(life, actor.id, recordSign({ signAt: at, source }), 'heedSign', eventId)
    await ask(life, actor.id, endWait({ signAt: at }), 'endWait', eventId)
  }
  const on: Handlers<MessagesEvent> = {
    AuthorResponded: onAuthor,
    MessageResumed: onAuthor,
    MessageScheduled: onAuthor,
  }
  return { message: reactingTo<MessagesEvent>(on) }
}
