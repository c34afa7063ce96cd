import { derivedKey } from '../log/keyring.ts'
import { ticketsOf } from '../http/security.ts'
import type { Settings } from '../process/settings.ts'

const AN_HOUR_MS = 3_600_000
export type UploadTicket = { readonly ownerId: string; readonly subject: string }

/**
 * Lets somebody without an account upload one kind of thing: recordings that belong to `ownerId` and are sealed with
 * the key of `subject`. Given by whoever knows them, read by whoever takes the bytes; it lives an hour.
 */
export const uploadTickets = ({ masterKey }: Pick<Settings, 'masterKey'>) => {
  const tickets = ticketsOf(derivedKey(masterKey, 'uploads'), AN_HOUR_MS)
  return {
    issue: ({ ownerId, subject }: UploadTicket): string =>
      `${ownerId}~${subject}~${tickets.issue(`${ownerId}~${subject}`)}`,
    read: (ticket: string): UploadTicket | undefined => {
      const [ownerId = '', subject = '', proof = ''] = ticket.split('~')
      return tickets.isValid(`${ownerId}~${subject}`, proof) ? { ownerId, subject } : undefined
    },
  }
}
