import { moveCheckpoint } from './checkpoints.ts'
import type { Db } from '../db.ts'
import type { Recorded } from '../event.ts'
import { at } from './failedAt.ts'
import type { Subscription } from './subscription.ts'

/** What a module's events set in motion, by category. */
export type Reactor = Readonly<Record<string, (event: Recorded) => Promise<unknown>>>

/** A module's reactor: first the call, then the checkpoint, in one statement and no transaction. */
export const reacting = (db: Db, module: string, reactor: Reactor): Subscription => {
  const name = `reactors/${module}`
  return {
    name,
    categories: Object.keys(reactor),
    apply: async (events, from, to) => {
      let checkpoint = from
      for (const event of events) {
        await at(event, async () => reactor[event.category]?.(event))
        if (checkpoint !== event.position) await moveCheckpoint(db, name, checkpoint, event.position)
        checkpoint = event.position
      }
      if (checkpoint !== to) await moveCheckpoint(db, name, checkpoint, to)
    },
  }
}
