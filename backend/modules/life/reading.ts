import { fold } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'

/** Until when a trusted contact has asked to wait, and who, as far as it was asked for last; it may be over. */
export type ContactWait = { readonly until: string; readonly contactId: string }

export const contactWaits = fold<ContactWait, LifeEvent>(
  'life',
  { until: '', contactId: '' },
  (wait, { type, data }) => {
    if (type === 'ContactPaused') return { until: data.until, contactId: data.contactId }
    if (type === 'ContactPauseEnded') return { until: '', contactId: '' }
    return wait
  },
)
