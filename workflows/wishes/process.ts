import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { askReview, openAccess } from '../../backend/modules/wishes/decide.ts'
import { contactIn, nextStep } from '../../backend/modules/wishes/next.ts'
import { wishes } from '../../backend/modules/wishes/wishes.ts'
import { process, type Due } from '../kernel/process.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { timedBy } from '../kernel/timed.ts'

const Row = v.object({ id: v.string() })

const ask = async (kernel: Kernel, id: string, { mark = '' }: Due): Promise<void> => {
  await trySystemCommand(kernel)(wishes, id, askReview(), 'askReview', mark)
}

/** Once both clocks have passed the moment; a no that came before it stands in the stream. */
const open = async (kernel: Kernel, id: string, { at, mark = '' }: Due): Promise<void> => {
  const { untilBoth, tryInTime } = timedBy(kernel, wishes)
  await untilBoth(at)
  await tryInTime(id, openAccess({ contactId: contactIn(mark) }), 'openAccess', mark)
}

/** Whoever has published their wishes is asked once a year whether they still hold; to a contact who asked, they open. */
export const wishesProcess = process({
  aggregate: wishes,
  wakes: (wake) => ({
    WishesPublished: (event) => wake(event),
    WishesWithdrawn: (event) => wake(event),
    WishesReviewed: (event) => wake(event),
    WishesAccessAsked: (event) => wake(event),
    WishesAccessDenied: (event) => wake(event),
    WishesAccessOpened: (event) => wake(event),
    WishesEnded: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: (state, _part, { clock }) => nextStep(state, clock.dayMs),
  steps: { ask: { act: ask }, open: { act: open } },
  open: [
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select account_id as id from wishes.wishes where published_at is not null order by account_id`),
    },
  ],
})
