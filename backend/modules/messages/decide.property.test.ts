import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus, type Context } from '../../kernel/decider.ts'
import { Refused } from '../../kernel/errors.ts'
import { MessageStatus } from './contract.ts'
import { cancelMessage } from './decide/cancel.ts'
import { copyMessage } from './decide/copy.ts'
import { completeOccurrence } from './decide/complete.ts'
import { claimDelivery, releaseDelivery } from './decide/deliver.ts'
import { createDraft } from './decide/draft.ts'
import { editMessage } from './decide/edit.ts'
import type { Decide, MediaFact, RecipientFact } from './decide/guards.ts'
import { acceptNotice, beginNotice, bounceNotice, deferNotice, rejectNotice } from './decide/notice.ts'
import { pauseMessage, resumeMessage } from './decide/pause.ts'
import { recallMessage, withdrawClaim } from './decide/recall.ts'
import { releaseHold } from './decide/release.ts'
import { respond } from './decide/respond.ts'
import { restoreMessage } from './decide/restore.ts'
import { scheduleMessage } from './decide/schedule.ts'
import { waiveNotice } from './decide/waive.ts'
import type { MessagesEvent } from './events.ts'
import { message, type Message } from './message.ts'
import { nextStep, openSlot } from './next.ts'
import { table, type AuthorCommand } from './testing/table.ts'

const D = 86_400_000
const START = '2030-01-01T00:00:00.000Z'
const OPEN = new Set<Message['status']>([
  'paused',
  'scheduled',
  'noticed',
  'checked',
  'stalled',
  'claimed',
  'delivering',
])

const ana = { kind: 'account', id: 'ana' } as const
const system = { kind: 'system', id: 'system' } as const
const ben: RecipientFact = {
  recipientId: 'ben',
  name: 'Ben',
  hasDeclined: false,
  hasVerification: true,
  isAuthor: false,
}
const voice: MediaFact = { mediaId: 'v', state: 'ready', progress: 100, sha256: 'abc', durationMs: 4_000, bytes: 9 }
const copied = { kind: 'text', title: 'For Ben', body: 'Dear Ben', recipientIds: ['ben'] } as const
const recipients = [{ recipientId: 'ben', deliveryId: 'd' }]

/** The numbers that one command may use; each is near what is lawful more often than not. */
type Dice = { readonly n: number; readonly isOdd: boolean; readonly isRare: boolean }

const tryOf = (state: Message, { n, isRare }: Dice) => {
  const slot = isRare ? 1 + (n % 3) : (openSlot(state)?.slot ?? 1)
  const before = state.notices[slot]
  const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
  return { round: state.round - (isRare && n % 2 ? 1 : 0), slot, attempt, mailId: `mail-${slot}` }
}

const commands: Readonly<Record<string, (state: Message, dice: Dice, at: string) => Decide>> = {
  createDraft: (_, { isRare }) => createDraft({ messageId: 'm', kind: 'text', isVerified: !isRare, draftsN: 0 }),
  editMessage: (_, { n, isOdd, isRare }) =>
    editMessage({
      ...(isOdd && { title: `For Ben ${n % 3}`, body: isRare ? '' : 'Dear Ben' }),
      ...(n % 3 === 0 && { media: isRare ? [{ ...voice, state: 'stored' }] : [voice].slice(n % 2) }),
      ...(n % 2 === 0 && { recipients: [{ ...ben, hasDeclined: isRare }].slice(isRare && isOdd ? 1 : 0) }),
    }),
  scheduleMessage: (state, { n, isOdd, isRare }, at) => {
    const dueAt = isRare ? plus(at, (n % 5) * D - D) : plus(at, 2 * D + (n % 4) * D)
    const rule = n % 3 === 0 ? { rule: { every: 'year', count: 1 + (n % 4) } } : {}
    const plan = {
      mode: n % 3 === 0 ? 'recurring' : 'fixed',
      answerRule: isOdd ? 'silent' : 'always',
      local: dueAt.slice(0, 23),
      zone: 'UTC',
      tzdb: '2026a',
      isReauthenticated: n % 2 === 0,
      ...rule,
    } as const
    return scheduleMessage({ ...plan, dueAt, isVerified: true, recipients: state.recipientIds.length > 0 ? [ben] : [] })
  },
  respond: (state, { n, isOdd, isRare }) =>
    respond({
      outcome: isOdd ? 'held' : 'confirmed',
      via: 'mail',
      ...(n % 2 === 0 && { round: state.round - (isRare ? 1 : 0) }),
    }),
  pauseMessage: (_, { n, isRare }, at) => pauseMessage({ until: plus(at, isRare ? 366 * D : (1 + (n % 5)) * D) }),
  resumeMessage: () => resumeMessage(),
  restoreMessage: () => restoreMessage(),
  releaseHold: (_, { isOdd, isRare }, at) => {
    const dueAt = plus(at, D / 12)
    return releaseHold(
      isOdd ? { how: 'keep_date' } : { how: 'now', dueAt, local: dueAt.slice(0, 23), isReauthenticated: !isRare },
    )
  },
  copyMessage: () => copyMessage({ messageId: 'm', source: copied, isVerified: true, draftsN: 0 }),
  cancelMessage: () => cancelMessage({ via: 'app' }),
  beginNotice: (state, dice) => beginNotice(tryOf(state, dice)),
  acceptNotice: (state, dice, at) => acceptNotice({ ...tryOf(state, dice), smtpCode: 250, acceptedAt: at }),
  deferNotice: (state, dice) => deferNotice({ ...tryOf(state, dice), smtpCode: 451, addresses: 1 + (dice.n % 2) }),
  rejectNotice: (state, dice) => rejectNotice({ ...tryOf(state, dice), smtpCode: 550, addresses: 1 + (dice.n % 2) }),
  bounceNotice: (state, { n, isRare }) => {
    const slot = n % 3
    const { attempt = 1, mailId = 'mail' } = state.notices[slot] ?? {}
    return bounceNotice({
      round: state.round - (isRare ? 1 : 0),
      slot,
      attempt,
      mailId,
      dsnStatus: '5.1.1',
      addresses: 1 + (n % 2),
    })
  },
  waiveNotice: (state) => waiveNotice({ round: state.round, slot: openSlot(state)?.slot ?? 1, addresses: 1 }),
  claimDelivery: ({ round }, { n, isRare }, at) =>
    claimDelivery({
      round,
      dbAt: plus(at, isRare ? 10_000 : (n % 9_000) - 4_500),
      answerableMs: D,
      lost: isRare ? ['v'] : [],
      recipients,
    }),
  releaseDelivery: ({ claim }, { isRare }) =>
    releaseDelivery({ occurrence: (claim?.occurrence ?? 1) + (isRare ? 1 : 0) }),
  completeOccurrence: ({ claim }, { isOdd, isRare }) =>
    completeOccurrence({ occurrence: claim?.occurrence ?? 1, ok: isRare || isOdd ? 0 : 1, failed: isRare ? 0 : 1 }),
  recallMessage: () => recallMessage({ links: [] }),
  withdrawClaim: () => withdrawClaim({ by: 'system', reason: 'life' }),
}
const names = Object.keys(commands)
const authors = new Set([
  'pauseMessage',
  'resumeMessage',
  'restoreMessage',
  'releaseHold',
  'copyMessage',
  'createDraft',
  'editMessage',
  'scheduleMessage',
  'respond',
  'cancelMessage',
  'recallMessage',
])

/** What a person and the workflow do in an undisturbed life: most steps follow it, so that each state is met. */
const usual: Readonly<Record<Message['status'], readonly string[]>> = {
  new: ['createDraft'],
  draft: ['editMessage', 'scheduleMessage', 'editMessage'],
  scheduled: ['beginNotice', 'acceptNotice', 'acceptNotice', 'rejectNotice'],
  noticed: ['beginNotice', 'acceptNotice', 'acceptNotice', 'acceptNotice', 'respond'],
  stalled: names,
  checked: ['claimDelivery', 'claimDelivery', 'claimDelivery', 'respond'],
  held: names,
  paused: ['resumeMessage', ...names],
  claimed: ['releaseDelivery', 'releaseDelivery', 'releaseDelivery', 'releaseDelivery', ...names],
  delivering: ['completeOccurrence', 'completeOccurrence', 'completeOccurrence', 'completeOccurrence', ...names],
  delivered: names,
  undeliverable: names,
  recalled: names,
  cancelled: names,
}

const step = fc.record({
  name: fc.constantFrom(...names),
  isUsual: fc.nat(3).map((n) => n > 0),
  isToNext: fc.boolean(),
  gapMs: fc.oneof(fc.constant(0), fc.nat(60_000), fc.nat(3 * D)),
  dice: fc.record({ n: fc.nat(1_000_000), isOdd: fc.boolean(), isRare: fc.nat(7).map((n) => n === 0) }),
  isRareVisitor: fc.nat(30).map((n) => n === 0),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const attempt = (decide: Decide, state: Message, context: Context): readonly MessagesEvent[] | 'refused' => {
  try {
    return decide(state, context)
  } catch (error) {
    if (error instanceof Refused) return 'refused'
    throw error
  }
}

/** Asked some million times: vitest's own would take minutes. */
const must = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}
const requireProof = (state: Message, event: MessagesEvent, at: string) => {
  if (event.type !== 'DeliveryClaimed') return
  must(state.status === 'checked', 'a claim of what is not checked')
  must(at >= state.dueAt && event.data.dbAt >= state.dueAt, 'a claim before its date')
  for (const { slot, minWaitMs } of state.slots) {
    const { state: stands = '', at: since = '' } = state.notices[slot] ?? {}
    must(stands === 'accepted' || stands === 'waived', `notice ${slot} was neither accepted nor waived`)
    must(state.dueAt >= plus(since, minWaitMs), `too soon after notice ${slot}`)
  }
}

/** The table's word for a command of the author's; those it does not know are free. */
const inTable: Readonly<Record<string, AuthorCommand>> = {
  editMessage: 'edit',
  scheduleMessage: 'schedule',
  pauseMessage: 'pause',
  resumeMessage: 'resume',
  cancelMessage: 'cancel',
  restoreMessage: 'restore',
  releaseHold: 'keep',
  recallMessage: 'recall',
}
const CHANGES = ['ContentChanged', 'MediaAttached', 'MediaDetached', 'RecipientsChanged']

/** Whatever the numbers are, a command begins with the event that the table names, or with none. */
const expectAsInTable = (name: string, { status, previous }: Message, [first]: readonly MessagesEvent[]) => {
  const command = inTable[name]
  if (!command || !first) return
  const word = table[status][command].replace('+', '')
  // What came back may be taken back while the next one is already on its way.
  if (command === 'recall' && previous) return
  const isAsWritten =
    command === 'edit' && word === 'ContentChanged' ? CHANGES.includes(first.type) : first.type === word
  must(isAsWritten, `${name} on ${status} began with ${first.type}, not ${word}`)
}

const seen = new Map<string, number>()

/** Lives through the steps and holds each to the promises. */
const expectPromisesKept = (steps: readonly Step[]) => {
  let state = message.initial
  let at = START
  const stream: MessagesEvent[] = []
  const claims: number[] = []
  for (const { name: any, isUsual, isToNext, gapMs, dice, isRareVisitor } of steps) {
    const isStranger = isRareVisitor && state.status !== 'new'
    const next = nextStep(state)
    at = isToNext && next && next.at > at ? next.at : plus(at, gapMs)
    const likely = usual[state.status]
    const name = (isUsual && likely[dice.n % likely.length]) || any
    seen.set(`${state.status} × ${name}`, (seen.get(`${state.status} × ${name}`) ?? 0) + 1)
    const author = isStranger ? ({ kind: 'account', id: 'eve' } as const) : ana
    const context: Context = { by: authors.has(name) ? author : system, at, dayMs: D }
    const decide = commands[name]?.(state, dice, at) ?? (() => [])
    const events = attempt(decide, state, context)
    if (events === 'refused') continue
    if (isStranger && authors.has(name)) must(events.length === 0, `${name} by a stranger had an effect`)
    expectAsInTable(name, state, events)
    for (const event of events) {
      requireProof(state, event, at)
      if (event.type === 'DeliveryClaimed') claims.push(event.data.round)
      // A check that came back in the hold took this claim back: the round is asked about and claimed anew.
      if (event.type === 'DeliveryRecalled' && event.data.reason === 'bounced') claims.pop()
      state = message.evolve(state, event)
    }
    stream.push(...events)
    // A repeat of what had an effect is no refusal either.
    const again = attempt(decide, state, context)
    must(events.length === 0 || again !== 'refused', `${name} is refused the second time`)
    must(again === 'refused' || again.length === 0, `${name} has an effect twice`)
    must(
      OPEN.has(state.status) === (nextStep(state) !== undefined),
      `${state.status} has no next step, or one too many`,
    )
  }
  must(new Set(claims).size === claims.length, 'two claims of one round')
  const stored = JSON.parse(JSON.stringify(stream)) as MessagesEvent[]
  must(JSON.stringify(stored) === JSON.stringify(stream), 'an event does not survive its storage')
  const folded = stored.reduce(message.evolve, message.initial)
  must(JSON.stringify(folded) === JSON.stringify(state), 'what was stored folds to another message')
}

test('whatever happens in whatever order, a message keeps its promises', () => {
  const lives = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' })
  fc.assert(fc.property(lives, expectPromisesKept), { numRuns: 4_000, seed: 20_301_224 })
  expect(seen.size).toBeGreaterThan(0)
}, 300_000)

test('every command was tried in every state', () => {
  const states = ['new', ...MessageStatus.options]
  const rare = states
    .flatMap((state) => names.map((name) => `${state} × ${name}`))
    .filter((pair) => (seen.get(pair) ?? 0) < 50)
  expect(rare).toEqual([])
})
