import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isPausable, statusesThat } from '../../backend/modules/messages/contract/status.ts'
import { endContactPause, pauseByContact } from '../../backend/modules/messages/decide/pause.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { contactWait } from '../../backend/modules/messages/queries/contactWait.ts'
import { asking } from '../kernel/ask.ts'

/** A word on an author's life stream that their messages heed; where it lies names the commands that follow from it. */
export type Word = { readonly accountId: string; readonly position: string }
/** What a wait stops: whatever is on its way to a date, up to the end of the hold. */
const STOPPABLE = statusesThat((status) => isPausable(status) || status === 'claimed')
const Id = v.object({ id: v.string() })

/** What a contact's wait, and its end, do to the messages of an author. It may run twice. */
export const heeding = (kernel: Kernel) => {
  const { db, clock } = kernel

  /**
   * Heeds what is so now, not what was said: of two words the later one counts, in whatever order they come. A message
   * that the read table does not know yet is stopped by its claim.
   */
  const heedWait = async ({ accountId, position }: Word): Promise<void> => {
    const rows = await db.any(sql.type(Id)`
      select id from messages.messages
      where owner_id = ${accountId} and state = any(${sql.array(STOPPABLE, 'text')})
      order by due_at, id`)
    const { until, contactId } = await contactWait(kernel, accountId)
    const [by, decision, name] =
      until > clock.now()
        ? ([{ kind: 'contact', id: contactId }, pauseByContact({ until }), 'pauseByContact'] as const)
        : ([{ kind: 'account', id: accountId }, endContactPause(), 'endContactPause'] as const)
    if (until !== '' && by.kind === 'account') return
    for (const { id } of rows) await asking(kernel, by)(message, id, decision, name, position)
  }
  return { heedWait }
}
