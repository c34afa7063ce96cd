import type { Projection } from '../backend/kernel/log/projection.ts'
import { accounts } from './accounts/accounts.ts'
import { reservations } from './accounts/reservations.ts'
import { events as auditEvents } from './audit/events.ts'
import { looks } from './audit/looks.ts'
import { backups } from './backups/backups.ts'
import { deliveries } from './deliveries/deliveries.ts'
import { replies } from './deliveries/replies.ts'
import { contacts } from './life/contacts.ts'
import { lives } from './life/lives.ts'
import { media } from './media/media.ts'
import { contents } from './messages/contents.ts'
import { delivered, deliveredMedia } from './messages/delivered.ts'
import { media as messageMedia } from './messages/media.ts'
import { messages } from './messages/messages.ts'
import { notices } from './messages/notices.ts'
import { timeline } from './messages/timeline.ts'
import { transcripts } from './messages/transcripts.ts'
import { declined } from './recipients/declined.ts'
import { recipients } from './recipients/recipients.ts'
import { subscribers } from './subscribers/subscribers.ts'
import { conversations } from './support/conversations.ts'
import { system } from './settings/system.ts'
import { reviews } from './reviews/reviews.ts'

/** Every read table, by the module whose one subscription feeds it. */
export const modules: Readonly<Record<string, readonly Projection[]>> = {
  accounts: [accounts, reservations],
  recipients: [recipients, declined],
  life: [contacts, lives],
  media: [media],
  messages: [messages, contents, messageMedia, transcripts, delivered, deliveredMedia, notices, timeline],
  subscribers: [subscribers],
  deliveries: [deliveries, replies],
  audit: [auditEvents, looks],
  support: [conversations],
  settings: [system],
  reviews: [reviews],
  backups: [backups],
}
