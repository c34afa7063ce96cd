import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type AuditEvent } from './events.ts'

/** What one administrator looked at and did. */
export type Admin = {
  readonly views: number
  /** When the house was restored that they opened last. */
  readonly opened: string
}

export const admin: Aggregate<Admin, AuditEvent> = {
  category: 'admin',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { views: 0, opened: '' },
  evolve: (admin, event) => {
    switch (event.type) {
      case 'AdminViewed':
        return { ...admin, views: admin.views + 1 }
      case 'HouseOpened':
        return { ...admin, opened: event.data.restoredAt }
      case 'AnchorWritten':
      case 'AnchorsReset':
        return admin
    }
  },
}
