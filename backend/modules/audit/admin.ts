import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type AuditEvent } from './events.ts'

/** What one administrator looked at and did. */
export type Admin = { readonly views: number }

export const admin: Aggregate<Admin, AuditEvent> = {
  category: 'admin',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { views: 0 },
  evolve: (admin, event) => {
    switch (event.type) {
      case 'AdminViewed':
        return { views: admin.views + 1 }
      case 'AnchorWritten':
        return admin
    }
  },
}
