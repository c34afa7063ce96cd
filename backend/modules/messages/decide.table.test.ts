import { expect, test } from 'vitest'
import { Refused } from '../../kernel/errors.ts'
import { cancelMessage } from './decide/cancel.ts'
import { editMessage } from './decide/edit.ts'
import type { Decide } from './decide/guards.ts'
import { pauseMessage, resumeMessage } from './decide/pause.ts'
import { recallMessage } from './decide/recall.ts'
import { releaseHold } from './decide/release.ts'
import { respond } from './decide/respond.ts'
import { restoreMessage } from './decide/restore.ts'
import { scheduleMessage } from './decide/schedule.ts'
import type { MessagesEvent } from './events.ts'
import {
  addressed,
  ana,
  attempted,
  ben,
  checked,
  claimed,
  dayMs,
  drafted,
  first,
  given,
  noticed,
  plan,
  recipients,
  released,
  scheduled,
  written,
} from './testing/history.ts'
import { table, type AuthorCommand } from './testing/table.ts'
import type { Message } from './message.ts'

const START = '2030-01-01T00:00:00.000Z'
const AFTER_RELEASE = '2030-06-10T12:00:00.000Z'
const draft = [drafted, written, addressed]
const rejected: MessagesEvent = {
  type: 'NoticeRejected',
  data: { ...first, smtpCode: 550, retryAt: '2030-06-09T09:00:00.000Z', nextAddrIdx: 0 },
}
const recalled: MessagesEvent = {
  type: 'DeliveryRecalled',
  data: {
    messageId: 'm',
    occurrence: 1,
    by: 'author',
    reason: 'author',
    recalledAt: AFTER_RELEASE,
    perRecipient: recipients.map((one) => ({ ...one, state: 'revoked_unopened' })),
  },
}

const lives: Readonly<Record<Message['status'], readonly MessagesEvent[]>> = {
  new: [],
  draft,
  scheduled: [...draft, scheduled],
  noticed,
  checked,
  stalled: [...draft, scheduled, attempted(first), rejected],
  held: [...noticed, { type: 'MessageHeld', data: { reason: 'answered', heldAt: START } }],
  paused: [...noticed, { type: 'MessagePaused', data: { until: '2030-02-01T00:00:00.000Z', by: 'author' } }],
  claimed,
  delivering: released,
  delivered: [...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }],
  undeliverable: [...released, { type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }],
  recalled: [...released, recalled],
  cancelled: [...checked, { type: 'MessageCancelled', data: { via: 'app', cancelledAt: START } }],
}
const RELEASED = new Set<Message['status']>(['claimed', 'delivering', 'delivered', 'undeliverable', 'recalled'])

const commands: Readonly<Record<AuthorCommand, Decide>> = {
  edit: editMessage({ title: 'For Benjamin' }),
  schedule: scheduleMessage({ ...plan, dueAt: '2030-09-01T09:00:00.000Z', isVerified: true, recipients: [ben] }),
  here: respond({ outcome: 'held', via: 'app' }),
  planned: respond({ outcome: 'confirmed', via: 'app' }),
  pause: pauseMessage({ until: '2030-06-20T00:00:00.000Z' }),
  resume: resumeMessage(),
  cancel: cancelMessage({ via: 'app' }),
  restore: restoreMessage(),
  keep: releaseHold({ how: 'keep_date' }),
  recall: recallMessage({ links: [] }),
}

/** What it came to, in the table's words. */
const outcomeOf = (status: Message['status'], command: AuthorCommand): string => {
  const { state } = given(...lives[status])
  expect(state.status).toBe(status)
  try {
    const at = RELEASED.has(status) ? AFTER_RELEASE : START
    const [one, ...others] = commands[command](state, { by: ana, at, dayMs })
    if (!one) return '-'
    return others.length > 0 ? `${one.type}+` : one.type
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const pairs = (Object.keys(table) as Message['status'][]).flatMap((status) =>
  (Object.keys(commands) as AuthorCommand[]).map((command) => [command, status, table[status][command]] as const),
)
test.each(pairs)('"%s" on a message that is %s: %s', (command, status, outcome) =>
  expect(outcomeOf(status, command)).toBe(outcome),
)
