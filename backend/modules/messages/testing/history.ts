import { specification } from '../../../kernel/testing/given.ts'
import type { LifeFact } from '../decide/life.ts'
import type { MediaFact, RecipientFact } from '../decide/guards.ts'
import { slotsOf } from '../decide/schedule.ts'
import type { MessagesEvent } from '../events.ts'
import { message } from '../message.ts'

export const dayMs = 86_400_000
export const ana = { kind: 'account', id: 'ana' } as const
export const given = specification(message, { by: ana, at: '2030-01-01T00:00:00.000Z', dayMs })
export const at = (instant: string) => ({ at: instant })

export const dueAt = '2030-06-10T09:00:00.000Z'
export const drafted: MessagesEvent = { type: 'MessageDrafted', data: { messageId: 'm', ownerId: 'ana', kind: 'text' } }
export const written: MessagesEvent = { type: 'ContentChanged', data: { title: 'For Ben', body: 'Dear Ben' } }
export const attached: MessagesEvent = {
  type: 'MediaAttached',
  data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 },
}
export const addressed: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: ['ben'] } }
export const plan = {
  mode: 'fixed',
  answerRule: 'silent',
  local: '2030-06-10T11:00',
  zone: 'Europe/Madrid',
  tzdb: '2026a',
} as const
export const scheduled = {
  type: 'MessageScheduled',
  data: {
    ...plan,
    dueAt,
    preconsentDays: 60,
    round: 1,
    occurrence: 1,
    dayMs,
    plan: 'normal',
    slots: slotsOf(dueAt, dayMs),
  },
} as const satisfies MessagesEvent
export const armed = {
  type: 'MessageArmed',
  data: {
    mode: 'posthumous',
    trigger: 'either',
    delayDays: 2,
    zone: 'Europe/Madrid',
    announcerIds: [],
    preconsentDays: 60,
    dayMs,
  },
} as const satisfies MessagesEvent
/** Nobody has seen its author since February. */
export const presumed: LifeFact = {
  isPresumed: true,
  isConfirmed: false,
  isUnreached: false,
  rev: 7,
  lastSignAt: '2030-02-01T00:00:00.000Z',
  seenAt: '2030-02-01T00:00:00.000Z',
}
/** The silence of its author gave it the date of `scheduled`. */
export const triggered: readonly MessagesEvent[] = [
  { type: 'MessageTriggered', data: { cause: 'presumed', lifeRev: presumed.rev } },
  {
    type: 'MessageScheduled',
    data: { ...scheduled.data, mode: 'posthumous', triggered: { cause: 'presumed', from: 'dormant' } },
  },
]
export const first = { round: 1, slot: 1, attempt: 1, mailId: 'mail-1' }
export const second = { round: 1, slot: 2, attempt: 1, mailId: 'mail-2' }
export const attempted = (data: typeof first): MessagesEvent => ({ type: 'NoticeAttempted', data })
export const accepted = (data: typeof first, acceptedAt: string): MessagesEvent => ({
  type: 'NoticeAccepted',
  data: { ...data, smtpCode: 250, acceptedAt },
})
export const recipients = [{ recipientId: 'ben', deliveryId: 'd' }]
export const noticed = [
  drafted,
  written,
  addressed,
  scheduled,
  attempted(first),
  accepted(first, '2030-06-08T09:00:01.000Z'),
]
export const checked = [...noticed, attempted(second), accepted(second, '2030-06-09T09:00:01.000Z')]
export const claim = {
  round: 1,
  occurrence: 1,
  claimedAt: dueAt,
  dbAt: dueAt,
  basis: 'notices',
  accepted: ['mail-1', 'mail-2'],
  dueAt,
  promisedAt: dueAt,
  lateByMs: 0,
  recipients,
  holdUntil: '2030-06-10T10:00:00.000Z',
  answerableMs: dayMs,
} as const
export const claimed = [...checked, { type: 'DeliveryClaimed', data: claim }] satisfies MessagesEvent[]
export const released = [
  ...claimed,
  { type: 'DeliveryReleased', data: { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients } },
] satisfies MessagesEvent[]

export const ben: RecipientFact = {
  recipientId: 'ben',
  name: 'Ben',
  hasDeclined: false,
  hasVerification: true,
  isAuthor: false,
}
export const voice: MediaFact = {
  mediaId: 'v',
  state: 'ready',
  progress: 100,
  sha256: 'abc',
  durationMs: 4_000,
  bytes: 9,
}
