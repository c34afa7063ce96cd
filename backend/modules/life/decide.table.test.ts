import { expect, test } from 'vitest'
import { plus } from '../../kernel/log/decider.ts'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { acceptRole, declineRole } from './decide/answer.ts'
import { acceptCheckIn, beginCheckIn, bounceCheckIn, deferCheckIn, rejectCheckIn } from './decide/checkIn.ts'
import type { Decide } from './decide/guards.ts'
import { inviteContact, putInvitationOff, recordInvitation, removeContact } from './decide/invite.ts'
import { pauseLife, resumeLife } from './decide/pause.ts'
import { setLifePlan } from './decide/plan.ts'
import { presume } from './decide/presume.ts'
import { recordSign, present, signOfLife } from './decide/sign.ts'
import { closeChallenge } from './decide/challenge.ts'
import { beginObjection, bounceObjection, recordObjection } from './decide/objection.ts'
import { askCode, recordReportCode, reportDeath, withdrawReport } from './decide/report.ts'
import { askToWait, endWait } from './decide/wait.ts'
import { life } from './life.ts'
import { dayMs, LATER, lives, nora, START, terms } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'

const who = { contactId: nora.contactId }
const objection = { round: 2, ask: 1, addrIdx: 0, attempt: 1, mailId: 'm1-0' }
const facts = { isVerified: true, isAuthor: false }
const wish = { ...who, days: 10, reason: 'unsure', lastSignAt: '' } as const

const first = { round: 2, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const

const commands: Readonly<Record<Command, (at: string) => Decide>> = {
  inviteContact: () => inviteContact({ ...nora, ...facts }),
  inviteAnew: () => inviteContact({ ...nora, ...facts, contactId: 'other' }),
  putInvitationOff: (at) => putInvitationOff({ ...who, leavesAt: plus(at, dayMs) }),
  recordInvitation: (at) => recordInvitation({ ...who, smtpCode: 250, acceptedAt: at }),
  acceptRole: () => acceptRole(who),
  declineRole: () => declineRole(who),
  removeContact: () => removeContact(who),
  askToWait: () => askToWait(wish),
  askToWaitAfterASign: (at) => askToWait({ ...wish, lastSignAt: at }),
  endWait: (at) => endWait({ signAt: at }),
  setLifePlan: () => setLifePlan({ ...terms, confirmSingle: false, isVerified: true, isReauthenticated: true }),
  pauseLife: (at) => pauseLife({ until: at < plus(START, 40 * dayMs) ? plus(START, 30 * dayMs) : plus(at, dayMs) }),
  resumeLife: () => resumeLife(),
  recordSign: () => recordSign({ signAt: START, source: 'app' }),
  beginCheckIn: () => beginCheckIn({ ...first, attempt: 2, lastSignAt: START, answerableMs: 90 * dayMs }),
  acceptCheckIn: (at) => acceptCheckIn({ ...first, smtpCode: 250, acceptedAt: at }),
  deferCheckIn: () => deferCheckIn({ ...first, smtpCode: 451, addresses: 1 }),
  rejectCheckIn: () => rejectCheckIn({ ...first, smtpCode: 550, addresses: 1 }),
  bounceCheckIn: () => bounceCheckIn({ ...first, dsnStatus: '5.1.1', addresses: 1 }),
  presume: () => presume({ lastSignAt: START, answerableMs: 90 * dayMs }),
  askCode: () => askCode({ ...who, nonce: 'other' }),
  recordReportCode: () => recordReportCode({ ...who, nonce: 'six', smtpCode: 250, acceptedAt: START }),
  reportDeath: () => reportDeath({ ...who, isRight: true }),
  withdrawReport: () => withdrawReport(who),
  closeChallenge: () => closeChallenge({ lastSignAt: '', addresses: 1, answerableMs: 7 * dayMs }),
  beginObjection: () => beginObjection({ ...objection, lastSignAt: '', addresses: 1 }),
  recordObjection: () => recordObjection(objection, { outcome: 'rejected', smtpCode: 550 }),
  bounceObjection: () => bounceObjection({ ask: 1, addrIdx: 0, dsnStatus: '5.1.1' }),
  signOfLife: () => signOfLife({ source: 'app' }),
  present: () => present({ source: 'app' }),
  endWaitByAnEarlierSign: () => endWait({ signAt: plus(START, -1) }),
}

const ana = { by: { kind: 'account', id: 'ana' }, at: START, dayMs } as const
const given = specification(life, ana)

test.each(pairsOf(table, lives))('"%s" of a contact who is %s: %s', (command, status, word) => {
  const { state } = given(...lives[status])
  const at = LATER[status] ?? START
  expect(wordOf(commands[command](at), state, { ...ana, at })).toBe(word)
})
