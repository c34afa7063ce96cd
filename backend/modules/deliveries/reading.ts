import { fold } from '../../kernel/log/decider.ts'
import type { DeliveriesEvent } from './events.ts'

/** The last try to mail the newest link: a contact's page to give another address holds for it. */
export const lastTry = fold<{ readonly attempt: number }, DeliveriesEvent>(
  'delivery',
  { attempt: 0 },
  (last, { type, data }) => {
    if (type === 'LinkAttempted') return { attempt: data.attempt }
    return type === 'LinkReissued' || type === 'LinkResent' || type === 'LinkReaddressed' ? { attempt: 0 } : last
  },
)

/** Whether somebody says that they are not the recipient, and has not taken it back. */
export const stranger = fold<{ readonly isSaid: boolean }, DeliveriesEvent>(
  'delivery',
  { isSaid: false },
  (before, { type, data }) => {
    if (type === 'DeliveryRevoked') return { isSaid: data.reason === 'wrong_person' }
    return type === 'WrongPersonUndone' || type === 'LinkReaddressed' ? { isSaid: false } : before
  },
)
