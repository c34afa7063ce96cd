import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { applying } from '../kernel/applying.ts'
import type { LifeHeeds, LifeWord } from './life.ts'

/** What an author's life sets in motion for their messages: a contact's wait, what is concluded of them, and its end, and who leaves. */
export const waitReactor = (temporal: WorkflowClient): Reactor => {
  const apply = applying<LifeHeeds>(temporal, 'timeline')
  const heeding =
    (change: keyof LifeHeeds, what: string) =>
    ({ id, stream, revision, position }: Recorded, more: Pick<LifeWord, 'isUnsaid'> = {}) =>
      apply(`${stream}.${what}.${revision}`, change, { accountId: id, position, ...more })
  const [onWait, onLife] = [heeding('heedWait', 'wait'), heeding('heedLife', 'heed')]
  const on: Handlers<LifeEvent> = {
    ContactPaused: (event) => onWait(event),
    ContactPauseEnded: (event) => onWait(event),
    LifePresumed: (event) => onLife(event),
    LifeConfirmed: (event) => onLife(event),
    LifeRestored: (event) => onLife(event, event.data.source === 'reports' ? { isUnsaid: true } : {}),
    // What a contact had said goes with them.
    ContactDeclined: (event) => onLife(event),
    ContactRemoved: (event) => onLife(event),
  }
  return { life: reactingTo<LifeEvent>(on) }
}
