import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import { plus, type Context } from '../../backend/kernel/log/decider.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import { isMoving } from '../../backend/modules/messages/contract/status.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import type { Decide } from '../../backend/modules/messages/decide/guards.ts'
import { bounceNotice } from '../../backend/modules/messages/decide/notice.ts'
import { pauseByContact, resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { returnMessage } from '../../backend/modules/messages/decide/return.ts'
import { slotsOf } from '../../backend/modules/messages/decide/schedule.ts'
import { triggerMessage } from '../../backend/modules/messages/decide/trigger.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { nextStep } from '../../backend/modules/messages/next.ts'
import { addressed, ana, armed, ben, presumed, scheduled } from '../../backend/modules/messages/testing/history.ts'
import { dayMs, HALF_HOUR, happenings, houseAt, order } from '../kernel/testing/house.ts'
import { answerTo, hasArrived, noAnswers, type Left, type Mood } from '../kernel/testing/mailbox.ts'
import { streams } from '../kernel/testing/streams.ts'
import type { Worker } from '../kernel/testing/workers.ts'
import { gatherMs } from './dueNotice.ts'
import { gathering, type Asked } from './gathering.ts'

// `MODEL_RUNS=300000 MODEL_SEED=$RANDOM npx vitest run --project unit messages/gathered.model` is for a night.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 6_000)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_301_224)
/** Some 2 ms a run, and thirty times that on a machine that is busy with everything else. */
const TIMEOUT_MS = 30 * RUNS
Error.stackTraceLimit = 0

const START = '2030-06-08T09:00:00.000Z'
const letter = fc.record({
  isOfLife: fc.nat(4).map((n) => n > 0),
  lateMs: fc.constantFrom(0, 0, 0, HALF_HOUR / 2, dayMs / 4, dayMs),
  isListed: fc.nat(3).map((n) => n > 0),
})
type Letter = typeof letter extends fc.Arbitrary<infer One> ? One : never
const alike: Letter = { isOfLife: true, lateMs: 0, isListed: true }

const happening = happenings('cancel', 'pause', 'bounce', 'answer', 'trigger')
type Happening = typeof happening extends fc.Arbitrary<(infer One)[]> ? One : never

/** Which check it is. */
type Check = { readonly round: number; readonly slot: number }
const nameOf = (id: string, { round, slot }: Check): string => `${id}/${round}/${slot}`

const historyOf = (id: string, { isOfLife: isGiven, lateMs }: Letter): readonly MessagesEvent[] => {
  const dueAt = plus(START, 2 * dayMs + lateMs)
  const own = { ...scheduled.data, dueAt, slots: slotsOf(dueAt, dayMs) }
  const drafted: MessagesEvent = { type: 'MessageDrafted', data: { messageId: id, ownerId: 'ana', kind: 'text' } }
  if (!isGiven) return [drafted, addressed, { type: 'MessageScheduled', data: own }]
  const given = { ...own, mode: 'posthumous', triggered: { cause: 'presumed', from: 'dormant' } } as const
  return [drafted, addressed, armed, { type: 'MessageScheduled', data: given }]
}

/** What a worker has begun, and what had happened by then. */
type Begun = Map<string, readonly MessagesEvent[]>

/** Letters of one author, who is asked about them. */
const world = (letters: readonly Letter[], addresses: number, turns: readonly number[]) => {
  const { house, mails, must, note, leave, isProved, start, happens, settle } = houseAt(START, turns)
  const { stateOf, eventsOf, append, give: giveTo } = streams(message)
  const ids = letters.map((_, index) => `m${index}`)
  const lives = new Set(ids.filter((_, index) => letters[index]?.isOfLife))
  const listed = ids.filter((_, index) => letters[index]?.isListed)
  for (const [index, one] of letters.entries()) append(ids[index] ?? '', historyOf(ids[index] ?? '', one))

  const give = (id: string, decision: Decide, by: Context['by'] = SYSTEM, command?: string) => {
    const before = eventsOf(id).length
    const after = giveTo(id, decision, { by, at: house.at, dayMs }, command)
    for (const { type, data } of eventsOf(id).slice(before))
      note(id, type, ...('mailId' in data ? [data.mailId.slice(0, 4), String(data.attempt)] : []))
    return after
  }

  /** It was begun with this mail while it was to be asked about, and by then none that counts was taken in another. */
  const checkTry = (name: string, tried: Asked['tried'], begun: Begun): void => {
    const events = begun.get(name) ?? []
    const isIts = ({ round, slot }: Check) => round === tried.round && slot === tried.slot
    const isBegun = events.some(
      ({ type, data }) =>
        type === 'NoticeAttempted' && isIts(data) && data.attempt === tried.attempt && data.mailId === tried.mailId,
    )
    must(isBegun, `${name} leaves in a mail that it was not begun with`)
    must(begun.has(name), `${name} was not to be asked about`)
    // What comes back, or is taken late, makes void what left after it.
    const last = events.findLast(
      ({ type, data }) =>
        (type === 'NoticeAccepted' || type === 'NoticeBounced') &&
        data.round === tried.round &&
        data.slot <= tried.slot,
    )
    const isTaken = last?.type === 'NoticeAccepted' && isIts(last.data)
    must(!isTaken || last.data.mailId === tried.mailId, `${name} leaves again in another mail`)
  }
  const send = (asked: readonly Asked[], begun: Begun) => {
    const mailIds = new Set(asked.map(({ tried }) => `${tried.mailId} ${tried.addrIdx ?? 0}`))
    must(mailIds.size === 1, 'it is one mail, to one address')
    const isOne = asked.length === 1
    must(isOne || asked.every(({ state }) => lives.has(state.messageId)), 'a date of its own is asked about by itself')
    const named = asked.map(({ state, tried }) => nameOf(state.messageId, tried))
    for (const [index, { tried }] of asked.entries()) checkTry(named[index] ?? '', tried, begun)
    const { mailId = '', addrIdx = 0 } = asked[0]?.tried ?? {}
    return answerTo(leave(mailId, String(addrIdx), named))
  }

  const effectsOf = ({ does, alone }: Worker) => {
    const begun: Begun = new Map()
    const asks = (id: string, decision: Decide, name: string, round: number, slot: number, attempt: number) =>
      does(() => {
        house.at = plus(house.at, 50)
        const before = stateOf(id)
        const notice = before.notices[slot]
        const after = give(id, decision, SYSTEM, `${name} ${round} ${slot} ${attempt}`)
        if (name !== 'beginNotice') return after
        if (isMoving(before.status) && before.round === round) begun.set(nameOf(id, { round, slot }), [...eventsOf(id)])
        const isWaiting = notice?.state === 'deferred' || notice?.state === 'rejected' || notice?.state === 'bounced'
        const isBegun = after?.notices[slot]?.state === 'attempted' && lives.has(id)
        must(!isBegun || !isWaiting || notice.at <= house.at, `${id} is tried too early`)
        return after
      })
    return gathering({
      now: () => house.at,
      load: (id) => does(() => stateOf(id)),
      addressesOf: () => does(() => addresses),
      datedOf: () => does(() => (house.isRead ? ids : listed)),
      ask: (_, ...asked) => asks(...asked),
      tryInTime: asks,
      send: (asked) => does(() => send(asked, begun)),
      unreachedOf: () => does(() => ({ addresses, since: presumed.seenAt })),
      alone,
    })
  }

  const bounce = ({ mailId }: Left): void => {
    for (const id of ids)
      for (const [slot, notice] of Object.entries(stateOf(id).notices)) {
        const tried = { round: stateOf(id).round, slot: Number(slot), attempt: notice.attempt, mailId }
        if (notice.mailId === mailId) give(id, bounceNotice({ ...tried, dsnStatus: '5.1.1', addresses }))
      }
  }
  const tended = {
    ids,
    come: async (id: string) => {
      if (stateOf(id).status === 'paused') give(id, resumeMessage([ben]))
      else await start((worker) => effectsOf(worker).notice(id))
    },
    wakes: (id: string) => {
      const state = stateOf(id)
      const step = nextStep(state)
      if (step?.step === 'resume') return step.at
      return step?.step === 'notice' ? plus(step.at, isOfLife(state) ? gatherMs(state) : 0) : undefined
    },
    lookAgainMs: dayMs / 288,
    days: 12,
  }
  const happen = async (any: Happening): Promise<void> => {
    const { is, id = '', n = 0 } = (await happens(any, tended)) ?? {}
    const arrived = mails.filter(hasArrived)
    const mail = arrived[n % Math.max(1, arrived.length)]
    const date = { dueAt: plus(house.at, 2 * dayMs), local: '', tzdb: '2026a' }
    if (is === 'cancel') give(id, cancelMessage({ via: 'app' }), ana)
    if (is === 'pause') give(id, pauseByContact({ until: plus(house.at, 3 * dayMs) }))
    if (is === 'bounce' && mail) bounce(mail)
    if (is === 'answer') for (const each of ids) give(each, returnMessage({ of: 'life' }))
    if (is === 'trigger') for (const each of lives) give(each, triggerMessage({ life: presumed, date }))
  }
  const end = async (said: readonly Mood[] = []) => {
    await settle(tended, said)
    for (const id of ids)
      for (const { type, data } of eventsOf(id))
        if (type === 'NoticeAccepted')
          must(isProved(data.mailId, nameOf(id, data), data.acceptedAt), `${id} rests on a mail that left without it`)
  }
  return { happen, end, mails }
}

test(
  'whatever happens in whatever order, each check is proved by a mail that asked about it, and none waits for ever',
  async () => {
    let gathered = 0
    const letters = fc.array(letter, { minLength: 2, maxLength: 5 })
    const lives = fc.asyncProperty(letters, fc.integer({ min: 1, max: 2 }), order, happening, async (...life) => {
      const { happen, end, mails } = world(life[0], life[1], life[2])
      for (const one of life[3]) await happen(one)
      await end()
      if (mails.some(({ named }) => named.length > 1)) gathered += 1
    })
    await fc.assert(lives, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    expect(gathered).toBeGreaterThan(RUNS / 4)
  },
  TIMEOUT_MS,
)

test(
  'what is due at once is asked about in one mail each time, however often that is put off',
  async () => {
    const lives = fc.asyncProperty(fc.integer({ min: 2, max: 5 }), order, noAnswers(18), async (count, turns, said) => {
      const { end, mails } = world(
        Array.from({ length: count }, () => alike),
        2,
        turns,
      )
      await end(said)
      expect(mails.map(({ named }) => named.length)).toEqual(Array(said.length + 2).fill(count))
      // The same mail until an address has refused it, or put it off for a day, and then another.
      const refusals = said.filter((one) => one === 'refuses').length
      const others = refusals + (said.length - refusals < 15 ? 0 : 1)
      expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(2 + others)
    })
    await fc.assert(lives, { numRuns: RUNS / 20, seed: SEED, endOnFailure: true })
  },
  TIMEOUT_MS,
)
