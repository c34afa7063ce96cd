import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import { delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'

/** Ben's delivery as its events tell it, for sentences about what comes after. */
export const dayMs = 86_400_000
export const now = '2030-06-10T10:00:00.000Z'
export const at = (days: number, ms = 0): string => plus(now, days * dayMs + ms)
export const given = specification(delivery, { by: { kind: 'recipient', id: 'ben' }, at: now, dayMs })
export const later = (days: number, ms = 0) => ({ at: at(days, ms) })

export const about = { messageId: 'm', recipientId: 'ben' }
const whose = {
  ...about,
  authorId: 'ana',
  occurrence: 1,
  address: 'ben@hale.example',
  name: 'Ben',
  linkNonce: 'nonce',
}
/** What is known when a delivery is made. */
export const facts = { ...whose, hasDeclined: false }
export const created: DeliveriesEvent = { type: 'DeliveryCreated', data: { ...whose, expiresAt: at(400) } }
export const second = { ...created, data: { ...created.data, backupAddress: 'ben@work.example' } } as DeliveriesEvent
export const tried = { ...about, attempt: 1, mailId: 'mail' }
export const attempted: DeliveriesEvent = { type: 'LinkAttempted', data: tried }
export const proof = { ...tried, smtpCode: 250, acceptedAt: now }
export const accepted: DeliveriesEvent = { type: 'LinkAccepted', data: proof }
export const sent: DeliveriesEvent[] = [created, attempted, accepted]
export const opened: DeliveriesEvent[] = [...sent, { type: 'DeliveryOpened', data: about }]
export const unlocked: DeliveriesEvent[] = [
  ...opened,
  { type: 'UnlockSucceeded', data: { ...about, method: 'passcode' } },
]
export const declined: DeliveriesEvent = { type: 'DeliveryDeclined', data: { ...about, scope: 'message', at: now } }
export const revoked = (reason: 'taken_back' | 'wrong_person'): DeliveriesEvent => ({
  type: 'DeliveryRevoked',
  data: { ...about, reason, at: now },
})

export const refusal = { ...tried, smtpCode: 550 }
export const rejected = (n: number, after: object): DeliveriesEvent => ({
  type: 'LinkRejected',
  data: { ...refusal, attempt: n, mailId: 'mail', ...after },
})
