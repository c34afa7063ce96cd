import { expect, test } from 'vitest'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { armMessage } from './decide/arm.ts'
import { cancelMessage } from './decide/cancel.ts'
import { copyMessage } from './decide/copy.ts'
import { editMessage } from './decide/edit.ts'
import type { Decide } from './decide/guards.ts'
import { pauseMessage, resumeMessage } from './decide/pause.ts'
import { recallMessage } from './decide/recall.ts'
import { endHold } from './decide/endHold.ts'
import { respond } from './decide/respond.ts'
import { restoreMessage } from './decide/restore.ts'
import { scheduleMessage } from './decide/schedule.ts'
import type { MessagesEvent } from './events.ts'
import { message, type Message } from './message.ts'
import { ana, ben, dayMs, given, plan } from './testing/history.ts'
import { AFTER_RELEASE, lives, RELEASED, START } from './testing/states.ts'
import { table, type AuthorCommand } from './testing/table.ts'

const keep = {
  mode: 'posthumous',
  delayDays: 30,
  zone: 'Europe/Madrid',
  lifePlan: { intervalDays: 90, k: 1, preconsentDays: 60 },
  contactIds: ['cleo'],
} as const
const copied = { messageId: 'copy', draftsN: 0 }
const commands: Readonly<Record<Exclude<AuthorCommand, 'copy'>, Decide>> = {
  edit: editMessage({ title: 'For Benjamin', people: [ben] }),
  schedule: scheduleMessage({ ...plan, dueAt: '2030-09-01T09:00:00.000Z', isVerified: true, recipients: [ben] }),
  arm: armMessage({ ...keep, isVerified: true, recipients: [ben] }),
  here: respond({ outcome: 'held', via: 'app' }),
  planned: respond({ outcome: 'confirmed', via: 'app' }),
  pause: pauseMessage({ until: '2030-06-20T00:00:00.000Z' }),
  resume: resumeMessage([ben]),
  cancel: cancelMessage({ via: 'app' }),
  restore: restoreMessage(),
  keep: endHold({ how: 'keep_date', people: [ben] }),
  now: endHold({
    how: 'now',
    people: [ben],
    local: '2030-01-01T02:00',
    dueAt: '2030-01-01T02:00:00.000Z',
    isReauthenticated: true,
  }),
  recall: recallMessage({ links: [] }),
}

const outcomeOf = (status: Message['status'], command: AuthorCommand, life: readonly MessagesEvent[]): string => {
  const { state } = given(...life)
  expect(state.status).toBe(status)
  const context = { by: ana, at: RELEASED.has(status) ? AFTER_RELEASE : START, dayMs }
  // A copy is a message of its own.
  if (command === 'copy') return wordOf(copyMessage({ ...copied, source: state }), message.initial, context)
  return wordOf(commands[command], state, context)
}

const pairs = pairsOf(table, { ...commands, copy: copyMessage })
test.each(pairs)('a message that is %s, on "%s": %s', (status, command, outcome) =>
  expect(outcomeOf(status, command, lives[status])).toBe(outcome),
)

/** It is sent at any rate: to be there changes nothing. */
const inAnyCase = (event: MessagesEvent): MessagesEvent =>
  event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, answerRule: 'always' } } : event
const kept = pairs.map(([status, command, outcome]) => {
  const isAnswer = command === 'here' && outcome === 'AuthorResponded+'
  return [status, command, isAnswer ? 'AuthorResponded' : outcome] as const
})
test.each(kept)('one that is sent at any rate and is %s, on "%s": %s', (status, command, outcome) =>
  expect(outcomeOf(status, command, lives[status].map(inAnyCase))).toBe(outcome),
)
