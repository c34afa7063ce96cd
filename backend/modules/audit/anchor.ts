import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type AuditEvent } from './events.ts'

/** How far the log is anchored, and by what hash. */
export type Anchored = { readonly toPos: string; readonly hash: string }

/** The one stream `anchor-main`: a change of any anchored event, the newest of its stream included, shows against it. */
export const anchor: Aggregate<Anchored, AuditEvent> = {
  category: 'anchor',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { toPos: '', hash: '' },
  evolve: (anchored, event) => {
    switch (event.type) {
      case 'AnchorWritten':
        return { toPos: event.data.toPos, hash: event.data.hash }
      case 'AnchorsReset':
        return { toPos: '', hash: '' }
      case 'AdminViewed':
      case 'HouseOpened':
        return anchored
    }
  },
}
