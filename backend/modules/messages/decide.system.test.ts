import { expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { completeOccurrence } from './decide/complete.ts'
import { claimDelivery, releaseDelivery, slideUnanswerable } from './decide/deliver.ts'
import { announceOccasion, announcerLeft, withdrawOccasion } from './decide/announce.ts'
import { cancelForErasure, eraseCancelled, eraseMessage } from './decide/erase.ts'
import type { Decide } from './decide/guards.ts'
import { acceptNotice, beginNotice, bounceNotice, deferNotice, rejectNotice } from './decide/notice.ts'
import { resumeMessage } from './decide/pause.ts'
import { withdrawClaim } from './decide/recall.ts'
import { returnMessage } from './decide/return.ts'
import { retimeMessage } from './decide/retime.ts'
import { noteMessage, pauseByStaff } from './decide/staff.ts'
import { triggerMessage } from './decide/trigger.ts'
import { waiveNotice } from './decide/waive.ts'
import type { Message } from './message.ts'
import { nextStep, openSlot } from './next.ts'
import { ben, dayMs, given, presumed, recipients } from './testing/history.ts'
import { AFTER_RELEASE, lives, START } from './testing/states.ts'
import { systemTable, type SystemCommand } from './testing/systemTable.ts'

/** The next try of the open check, or of the first. */
const tryOf = (state: Message) => {
  const slot = openSlot(state)?.slot ?? 1
  return { round: state.round, slot, attempt: (state.notices[slot]?.attempt ?? 0) + 1, mailId: `mail-${slot}` }
}
/** When what comes next is due. */
const ripe = (state: Message): string => nextStep(state)?.at ?? AFTER_RELEASE
const first = ({ round, notices }: Message) => ({ round, slot: 1, attempt: notices[1]?.attempt ?? 1, mailId: 'mail-1' })

const commands: Readonly<Record<SystemCommand, (state: Message, at: string) => Decide>> = {
  begin: (state) => beginNotice(tryOf(state)),
  accept: (state, at) => acceptNotice({ ...tryOf(state), smtpCode: 250, acceptedAt: at }),
  defer: (state) => deferNotice({ ...tryOf(state), smtpCode: 451 }),
  reject: (state) => rejectNotice({ ...tryOf(state), smtpCode: 550 }),
  bounce: (state) => bounceNotice({ ...first(state), dsnStatus: '5.1.1' }),
  waive: (state) => waiveNotice({ round: state.round, slot: openSlot(state)?.slot ?? 1, addresses: 1, since: '' }),
  slide: ({ round }) => slideUnanswerable({ round, answerableMs: 0 }),
  retime: ({ round, dueAt }, at) => retimeMessage({ round, dueAt: plus(dueAt || at, 3_600_000), tzdb: '2027a' }),
  pauseEnds: () => resumeMessage([ben]),
  claim: ({ round }, at) =>
    claimDelivery({ round, dbAt: at, recipients, answerableMs: dayMs, lost: [], people: [ben] }),
  withdraw: () => withdrawClaim({ by: 'system', reason: 'bounced' }),
  release: () => releaseDelivery({ occurrence: 1 }),
  complete: () => completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }),
  staffPause: () => pauseByStaff({ days: 3 }),
  staffNote: () => noteMessage({ note: 'The family wrote' }),
  accountEnding: () => cancelForErasure({ ownerId: 'ana' }),
  accountEnded: () => eraseMessage({ ownerId: 'ana', isGiven: false }),
  thirtyDaysOver: () => eraseCancelled(),
  trigger: (_, at) =>
    triggerMessage({ life: presumed, date: { dueAt: plus(at, 2 * dayMs), local: '2030-01-01T00:00', tzdb: '2026a' } }),
  return: () => returnMessage({ of: 'life' }),
  announce: (_, at) =>
    announceOccasion({
      contactId: 'cleo',
      day: { date: at.slice(0, 10), dueAt: at, local: at.slice(0, 16), tzdb: '2026a' },
    }),
  announcerLeaves: () => announcerLeft({ contactId: 'cleo' }),
  takeBackAnnouncement: () => withdrawOccasion({ contactId: 'cleo' }),
}
const LATE: Partial<Record<SystemCommand, string>> = { staffPause: START, thirtyDaysOver: plus(START, 30 * dayMs) }

test.each(pairsOf(systemTable, lives))('"%s" of a message that is %s: %s', (command, status, outcome) => {
  const { state } = given(...lives[status])
  const at = LATE[command] ?? ripe(state)
  const context = { by: { kind: 'system', id: 'system' }, at, dayMs } as const
  expect(wordOf(commands[command](state, at), state, context)).toBe(outcome)
})
