import { derivedKey } from '../log/keyring.ts'
import { ticketsOf } from '../http/security.ts'
import type { Settings } from '../process/settings.ts'

/** @number how long an upload ticket works */
const AN_HOUR_MS = 3_600_000
export type UploadTicket = {
  /** What is uploaded, as its module publishes it (`Recordable`): a ticket is good for nothing else. */
  readonly purpose: string
  readonly ownerId: string
  readonly subject: string
  /** The family whose thing it becomes, where it is one's. */
  readonly familyId?: string
}

/**
 * Lets somebody without an account upload for one purpose: recordings that belong to `ownerId` and are sealed with
 * the key of `subject`. Given by whoever knows them, read by whoever takes the bytes; it lives an hour.
 */
export const uploadTickets = ({ masterKey }: Pick<Settings, 'masterKey'>) => {
  const tickets = ticketsOf(derivedKey(masterKey, 'uploads'), AN_HOUR_MS)
  return {
    issue: ({ purpose, ownerId, subject, familyId = '' }: UploadTicket): string => {
      const said = [purpose, ownerId, subject, familyId].join('~')
      return `${said}~${tickets.issue(said)}`
    },
    read: (ticket: string): UploadTicket | undefined => {
      const [purpose = '', ownerId = '', subject = '', familyId = '', proof = ''] = ticket.split('~')
      if (!tickets.isValid([purpose, ownerId, subject, familyId].join('~'), proof)) return undefined
      return { purpose, ownerId, subject, ...(familyId !== '' && { familyId }) }
    },
  }
}
