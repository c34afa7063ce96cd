import { plus } from '../../../kernel/log/decider.ts'
import { armMessage } from '../decide/arm.ts'
import { askAnew } from '../decide/askAnew.ts'
import { cancelMessage } from '../decide/cancel.ts'
import { completeOccurrence } from '../decide/complete.ts'
import { copyMessage } from '../decide/copy.ts'
import { claimDelivery, releaseDelivery, reportDamage, slideUnanswerable } from '../decide/deliver.ts'
import { createDraft } from '../decide/draft.ts'
import { editMessage } from '../decide/edit.ts'
import { cancelForErasure, eraseCancelled, eraseMessage, takeBackUnopened } from '../decide/erase.ts'
import type { Decide, RecipientFact } from '../decide/guards.ts'
import { acceptNotice, beginNotice, bounceNotice, deferNotice, rejectNotice } from '../decide/notice.ts'
import { endContactPause, pauseByContact, pauseMessage, resumeMessage } from '../decide/pause.ts'
import { recallMessage, withdrawClaim } from '../decide/recall.ts'
import { endHold } from '../decide/endHold.ts'
import { respond } from '../decide/respond.ts'
import { restoreMessage } from '../decide/restore.ts'
import { returnDelivered, returnMessage } from '../decide/return.ts'
import { retimeMessage } from '../decide/retime.ts'
import { scheduleMessage } from '../decide/schedule.ts'
import { noteMessage, pauseByStaff } from '../decide/staff.ts'
import { triggerMessage } from '../decide/trigger.ts'
import { waiveNotice } from '../decide/waive.ts'
import type { Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { keptBy, lifeOf, linksThat, spoken, triggeredAt, type Dice } from './dice.ts'
import { ben, dayMs as D, recipients, voice } from './history.ts'

export type { Dice } from './dice.ts'

/** What is known of those a message is for; rarely somebody has no proof, or is the author. */
const peopleOf = ({ recipientIds }: Message, { n, isRare }: Dice): RecipientFact[] =>
  recipientIds.map(() => ({ ...ben, hasVerification: !isRare || n % 17 > 0, isAuthor: n % 41 === 0 }))

/** What an author may ask for. */
const byAuthor = {
  createDraft,
  copyMessage,
  editMessage,
  scheduleMessage,
  armMessage,
  respond,
  pauseMessage,
  resumeMessage,
  cancelMessage,
  restoreMessage,
  endHold,
  recallMessage,
  endContactPause,
}
/** What activities, the bounce intake and staff ask for. */
const bySystem = {
  askAnew,
  resumeInTime: resumeMessage,
  beginNotice,
  acceptNotice,
  deferNotice,
  rejectNotice,
  bounceNotice,
  waiveNotice,
  slideUnanswerable,
  retimeMessage,
  reportDamage,
  claimDelivery,
  releaseDelivery,
  completeOccurrence,
  withdrawClaim,
  triggerMessage,
  returnMessage,
  returnDelivered,
  cancelForErasure,
  takeBackUnopened,
  eraseMessage,
  eraseCancelled,
  pauseByStaff,
  pauseByContact,
  noteMessage,
}
const decisions = { ...byAuthor, ...bySystem }
export type Name = keyof typeof decisions
export type AuthorName = keyof typeof byAuthor
export type Inputs = { readonly [N in Name]: Parameters<(typeof decisions)[N]>[0] }
/** A command as plain data: the decider and its reference are given the same. */
export type Command<N extends Name = Name> = { readonly name: N; readonly input: Inputs[N] }

export const names = Object.keys(decisions) as Name[]
export const isAuthors = (name: Name): boolean => name in byAuthor

const decide: { readonly [N in Name]: (input: Inputs[N]) => Decide } = decisions
export const decisionOf = <N extends Name>({ name, input }: Command<N>): Decide => decide[name](input)

const tryOf = (state: Message, { n, isRare }: Dice) => {
  const slot = isRare ? n % 4 : (openSlot(state)?.slot ?? 1)
  const before = state.notices[slot]
  const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
  const addrIdx = before?.addrIdx ?? 0
  return { round: state.round - (isRare && n % 2 ? 1 : 0), slot, attempt, mailId: `mail-${slot}`, addrIdx }
}
const addressesOf = ({ n }: Dice): number => 1 + (n % 2)
/** The last sign of life is long ago, or lies within the silence. */
const sinceOf = ({ n }: Dice, at: string): string => (n % 5 === 0 ? plus(at, -(n % 40) * D) : '')
const nextOf = ({ plan }: Pick<Message, 'plan'>, occurrence: number, { n }: Dice, at: string) => {
  const dueAt = plus(at, (n % 4) * D)
  const date = { occurrence: occurrence + 1, local: dueAt.slice(0, 23), dueAt, tzdb: '2026a' }
  return plan?.rule !== undefined && n % 3 > 0 ? date : undefined
}
const copied = {
  status: 'draft',
  ownerId: 'ana',
  kind: 'text',
  title: 'For Ben',
  body: 'Dear Ben',
  recipientIds: ['ben'],
} as const

const make: { readonly [N in Name]: (state: Message, dice: Dice, at: string) => Inputs[N] } = {
  createDraft: (_, { isOdd }) => ({
    messageId: 'm',
    kind: 'text',
    ...(isOdd && { title: 'For Ben' }),
    draftsN: 0,
  }),
  copyMessage: () => ({ messageId: 'm', source: copied, draftsN: 0 }),
  editMessage: (state, { n, isOdd, isRare }) => ({
    people: peopleOf(state, { n, isOdd, isRare }),
    ...(isOdd && { title: 'x'.repeat(isRare && n % 5 === 0 ? 201 : n % 3), body: isRare ? '' : 'Dear Ben' }),
    ...(n % 3 === 0 && { media: isRare ? [{ ...voice, state: 'stored' }] : [voice].slice(n % 2) }),
    ...(n % 5 > 2 && { transcript: spoken(n % 7, isRare) }),
    ...(n % 2 === 0 && { recipients: [{ ...ben, hasDeclined: isRare }].slice(isRare && isOdd ? 1 : 0) }),
  }),
  scheduleMessage: (state, dice, at) => {
    const { n, isOdd, isRare } = dice
    const dueAt = isRare ? plus(at, (n % 5) * D - D) : plus(at, 2 * D + (n % 4) * D)
    const isRecurring = n % 3 === 0
    const rule = { every: 'year', count: 1 + (n % 4) }
    return {
      mode: isRecurring ? 'recurring' : 'fixed',
      answerRule: isOdd ? 'silent' : 'always',
      local: dueAt.slice(0, 23),
      zone: 'UTC',
      tzdb: '2026a',
      dueAt,
      isReauthenticated: n % 2 === 0,
      isVerified: !isRare || n % 11 > 0,
      // A rule where there is none to be, or none where there is one, is refused.
      ...(isRecurring !== (isRare && n % 7 === 0) && { rule }),
      ...(n % 2 && { preconsentDays: isRare && n % 13 === 0 ? 29 : 30 }),
      ...(n % 5 === 0 && { lateLimitDays: 1 }),
      ...(n % 2 === 0 && { deliverIfIDie: true }),
      recipients: peopleOf(state, dice),
    }
  },
  armMessage: (state, dice) => ({ ...keptBy(dice), recipients: peopleOf(state, dice) }),
  respond: ({ round }, { n, isOdd, isRare }) => ({
    outcome: isOdd ? 'held' : 'confirmed',
    via: 'mail',
    ...(n % 2 === 0 && { round: round - (isRare ? 1 : 0) }),
  }),
  pauseMessage: (_, { n, isRare }, at) => ({ until: plus(at, isRare ? (n % 2) * 366 * D : (1 + (n % 5)) * D) }),
  resumeMessage: peopleOf,
  endContactPause: () => undefined,
  cancelMessage: ({ round }, { n, isRare }) => ({ via: 'app', ...(n % 2 && { round: round - (isRare ? 1 : 0) }) }),
  restoreMessage: () => undefined,
  endHold: (state, dice, at) => {
    const dueAt = plus(at, D / 12)
    const people = peopleOf(state, dice)
    const { isOdd, isRare } = dice
    if (isOdd) return { how: 'keep_date', people }
    return { how: 'now', people, dueAt, local: dueAt.slice(0, 23), isReauthenticated: !isRare }
  },
  recallMessage: () => ({ links: [] }),
  askAnew: (_, { n }) => ({ restoredAt: `2029-12-0${1 + (n % 3)}T00:00:00.000Z` }),
  resumeInTime: peopleOf,
  beginNotice: tryOf,
  acceptNotice: (state, dice, at) => ({ ...tryOf(state, dice), smtpCode: 250, acceptedAt: at }),
  deferNotice: (state, dice, at) => ({
    ...tryOf(state, dice),
    smtpCode: dice.n % 2 ? 451 : 0,
    addresses: addressesOf(dice),
    since: sinceOf(dice, at),
    ...(dice.isRare && { life: lifeOf(dice) }),
  }),
  rejectNotice: (state, dice, at) => {
    const known = dice.n % 7 > 0 && { since: sinceOf(dice, at) }
    const life = dice.n % 5 === 0 && { life: lifeOf(dice) }
    return { ...tryOf(state, dice), smtpCode: 550, addresses: addressesOf(dice), ...known, ...life }
  },
  bounceNotice: ({ round, notices }, dice, at) => {
    const slot = dice.n % 3
    const { attempt = 1, mailId = 'mail' } = notices[slot] ?? {}
    const tried = { round: round - (dice.isRare ? 1 : 0), slot, attempt, mailId }
    const known = dice.n % 7 > 0 && { since: sinceOf(dice, at), ...(dice.isOdd && { life: lifeOf(dice) }) }
    return { ...tried, dsnStatus: '5.1.1', addresses: addressesOf(dice), ...known }
  },
  waiveNotice: (state, dice, at) => ({
    round: state.round - (dice.isRare ? 1 : 0),
    slot: dice.isRare ? dice.n % 3 : (openSlot(state)?.slot ?? 1),
    addresses: addressesOf(dice),
    since: sinceOf(dice, at),
    ...(dice.isOdd && { life: lifeOf(dice) }),
  }),
  slideUnanswerable: ({ round }, { n, isRare }) => ({ round: round - (isRare ? 1 : 0), answerableMs: n % 2 ? 0 : D }),
  retimeMessage: ({ round, dueAt }, { n, isOdd, isRare }, at) => ({
    round: round - (isRare ? 1 : 0),
    dueAt: plus(dueAt || at, (isOdd ? -1 : 1) * (n % 3) * 1.5 * 3_600_000),
    tzdb: n % 4 === 0 ? '2026a' : `2027${n % 26}`,
  }),
  reportDamage: ({ round }, { n, isRare }) => ({ round: round - (isRare ? 1 : 0), lost: n % 3 ? ['v'] : ['other'] }),
  claimDelivery: ({ round, ...state }, { n, isOdd, isRare }, at) => ({
    people: peopleOf({ ...state, round }, { n, isOdd, isRare }),
    round: round - (isRare && n % 2 ? 1 : 0),
    dbAt: plus(at, isRare ? 10_000 : (n % 9_000) - 4_500),
    answerableMs: n % 4 === 0 ? (n / 1_000_000) * D : D,
    lost: n % 6 === 1 ? ['v'] : [],
    recipients,
    next: nextOf(state, state.occurrence, { n, isOdd, isRare }, at),
    life: lifeOf({ n, isOdd, isRare }),
    ...(n % 9 === 2 && { waitsUntil: plus(at, ((n % 5) - 1) * D) }),
  }),
  releaseDelivery: ({ claim }, { n, isOdd, isRare }, at) => ({
    life: lifeOf({ n, isOdd, isRare }),
    occurrence: (claim?.occurrence ?? 1) + (isRare ? 1 : 0),
    ...(n % 9 === 2 && { waitsUntil: plus(at, ((n % 5) - 1) * D) }),
  }),
  completeOccurrence: (state, dice, at) => {
    const { isOdd, isRare } = dice
    const occurrence = state.claim?.occurrence ?? 1
    const next = nextOf(state, occurrence, dice, at)
    return { occurrence, ok: isRare || isOdd ? 0 : 1, failed: isRare ? 0 : 1, next }
  },
  withdrawClaim: () => ({ by: 'system', reason: 'bounced' }),
  triggerMessage: triggeredAt,
  returnMessage: (_, { isRare }) => ({ of: isRare ? 'occasion' : 'life' }),
  returnDelivered: (_, { isOdd }) => ({ links: linksThat(isOdd) }),
  cancelForErasure: (_, { isRare }) => ({ ownerId: isRare ? 'eve' : 'ana' }),
  pauseByStaff: (_, { n }) => ({ days: n % 40 }),
  pauseByContact: (_, { n, isRare }, at) => ({ until: plus(at, isRare ? -D : (1 + (n % 30)) * D) }),
  noteMessage: (_, { n }) => ({ note: `The family wrote ${n % 3} times` }),
  takeBackUnopened: (_, { isRare }) => ({ ownerId: isRare ? 'eve' : 'ana', handed: [] }),
  eraseMessage: (_, { n, isRare }) => ({ ownerId: isRare ? 'eve' : 'ana', isGiven: n % 4 === 0 }),
  eraseCancelled: () => undefined,
}

/** What somebody who saw this state may ask for now. */
export const commandOf = <N extends Name>(name: N, state: Message, dice: Dice, at: string): Command<N> => ({
  name,
  input: make[name](state, dice, at),
})
