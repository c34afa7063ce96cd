import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import { latest, plus } from '../../backend/kernel/log/decider.ts'
import { revokeDelivery } from '../../backend/modules/deliveries/decide/author.ts'
import type { Decide } from '../../backend/modules/deliveries/decide/guards.ts'
import { declineDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { bounceLink, createDelivery, readdressLink, resendLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { nextStep } from '../../backend/modules/deliveries/next.ts'
import { facts } from '../../backend/modules/deliveries/testing/history.ts'
import { dayMs, HALF_HOUR, happenings, houseAt, order } from '../kernel/testing/house.ts'
import { answerTo, hasArrived, noAnswers, type Mood } from '../kernel/testing/mailbox.ts'
import { streams } from '../kernel/testing/streams.ts'
import type { Worker } from '../kernel/testing/workers.ts'
import { mailboxIn } from './dueLink.ts'
import { gathering, type Leaving } from './gathering.ts'

// `MODEL_RUNS=300000 MODEL_SEED=$RANDOM npx vitest run --project unit deliveries/gathered.model` is for a night.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 6_000)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_301_224)
/** Some 2 ms a run, and thirty times that on a machine that is busy with everything else. */
const TIMEOUT_MS = 30 * RUNS
Error.stackTraceLimit = 0

const START = '2030-06-10T10:00:00.000Z'
const letter = fc.record({
  isOfLife: fc.nat(4).map((n) => n > 0),
  lateMs: fc.constantFrom(0, 0, 0, HALF_HOUR / 2, dayMs / 4, dayMs),
  isListed: fc.nat(3).map((n) => n > 0),
  hasBackup: fc.nat(2).map((n) => n === 0),
})
type Letter = typeof letter extends fc.Arbitrary<infer One> ? One : never
const alike: Letter = { isOfLife: true, lateMs: 0, isListed: true, hasBackup: false }

const happening = happenings('takeBack', 'decline', 'readdress', 'resend', 'bounce')
type Happening = typeof happening extends fc.Arbitrary<(infer One)[]> ? One : never

/** What a worker has begun: to which mailbox, and what had happened by then. */
type Begun = Map<string, { readonly to: string; readonly events: readonly DeliveriesEvent[] }>

/** Letters of one author to one person. */
const world = (letters: readonly Letter[], turns: readonly number[]) => {
  const { house, mails, must, note, leave, isProved, start, happens, settle } = houseAt(START, turns)
  const { stateOf, eventsOf, give: giveTo } = streams(delivery)
  const ids = letters.map((_, index) => `d${index}`)
  const lives = new Set(ids.filter((_, index) => letters[index]?.isOfLife))
  const listed = ids.filter((_, index) => letters[index]?.isListed)
  const takenBack = new Set<string>()
  let nonces = 0

  const give = (id: string, decision: Decide, command?: string) => {
    const before = eventsOf(id).length
    const state = giveTo(id, decision, { by: SYSTEM, at: house.at, dayMs }, command)
    for (const { type, data } of eventsOf(id).slice(before))
      note(id, type, ...('mailId' in data ? [data.mailId.slice(0, 4), String(data.attempt)] : []))
    return state && { state, revision: eventsOf(id).length - 1, position: undefined }
  }
  const aboutOf = (id: string) => ({ messageId: id, recipientId: 'ben' })
  /** Makes the deliveries whose time has come. */
  const make = (): void => {
    for (const [index, { isOfLife, lateMs, hasBackup }] of letters.entries()) {
      const id = ids[index] ?? ''
      const backup = hasBackup && { backupAddress: 'ben@work.example' }
      if (stateOf(id).status === 'new' && plus(START, lateMs) <= house.at)
        give(id, createDelivery({ ...facts, ...aboutOf(id), ...backup, linkNonce: id, isOfLife }))
    }
  }
  make()

  /** It was begun with this mail while it stood, and by then its link was taken in no other that had not come back. */
  const checkTry = ({ tried, ...leaving }: Leaving, mailId: string, begun: Begun): void => {
    const { id } = leaving
    const { to, events } = begun.get(id) ?? { to: '', events: [] }
    const isBegun = events.some(
      ({ type, data }) => type === 'LinkAttempted' && data.attempt === tried.attempt && data.mailId === mailId,
    )
    must(isBegun && tried.mailId === mailId, `${id} leaves in a mail that it was not begun with`)
    must(to === mailboxIn(leaving), `${id} was not to leave there any more`)
    const renewed = events.findLastIndex(({ type }) => type === 'LinkResent' || type === 'LinkReaddressed') + 1
    const last = events.slice(renewed).findLast(({ type }) => type === 'LinkAccepted' || type === 'LinkBounced')
    must(last?.type !== 'LinkAccepted' || last.data.mailId === mailId, `${id} leaves again in another mail`)
    const isSeen = events.slice(0, renewed).some(({ type, data }) => type === 'LinkAccepted' && data.mailId === mailId)
    must(!isSeen, `${id} was asked for once more, and leaves in the same mail`)
  }
  const send = (sent: readonly Leaving[], mailId: string, begun: Begun) => {
    must(new Set(sent.map(mailboxIn)).size === 1, 'it is one mail, to one mailbox')
    must(sent.length === 1 || sent.every(({ id }) => lives.has(id)), 'what has a date of its own leaves by itself')
    for (const each of sent) checkTry(each, mailId, begun)
    const [to = ''] = sent.map(mailboxIn)
    const named = sent.map(({ id }) => id)
    return answerTo(leave(mailId, to, named))
  }

  const effectsOf = ({ does, alone }: Worker) => {
    const begun: Begun = new Map()
    const gone = new Set(takenBack)
    const mailed = new Set<string>()
    const hand = (id: string, decision: Decide, name: string, attempt: number) =>
      does(() => {
        house.at = plus(house.at, 50)
        const { status, link, address, backupAddress } = stateOf(id)
        const after = give(id, decision, `${name} ${attempt}`)
        const now = after?.state.link
        must(name === 'beginLink' || mailed.has(id), `${id} is answered for by a mail without it`)
        if (name !== 'beginLink' || now?.state !== 'attempted') return after
        const isStanding = (status === 'queued' || status === 'bounced') && !takenBack.has(id)
        if (isStanding) begun.set(id, { to: now.addrIdx > 0 ? backupAddress : address, events: [...eventsOf(id)] })
        const isNew = link?.attempt !== now.attempt
        must(!link?.at || link.at <= house.at, `${id} is tried too early`)
        must(!isNew || link?.state !== 'attempted', `a lost try of ${id} is no other try`)
        must(!isNew || !gone.has(id), `${id} was taken back before, and is begun`)
        return after
      })
    return gathering({
      now: () => house.at,
      load: (id) => does(() => stateOf(id)),
      besides: () => does(() => (house.isRead ? ids : listed)),
      isStopped: (id, { isUnlocked }) =>
        does(() => {
          const isStopped = takenBack.has(id) && !isUnlocked
          if (isStopped) give(id, revokeDelivery(aboutOf(id)), 'recall')
          return isStopped
        }),
      ask: async (_, ...asked) => (await hand(...asked))?.state,
      hand: (_, ...asked) => hand(...asked),
      write: () =>
        does(
          () => (sent, mailId) =>
            does(() => {
              for (const { id } of sent) mailed.add(id)
              return send(sent, mailId, begun)
            }),
        ),
      alone,
    })
  }

  const tended = {
    ids,
    come: (id: string) => start((worker) => effectsOf(worker).mail(id)),
    wakes: (id: string) => {
      // What its author is told of is another step.
      const step = nextStep({ ...stateOf(id), toTell: [] }, house.at, dayMs)
      return step?.step === 'dispatch' ? step.at : undefined
    },
    lookAgainMs: dayMs / 1440,
    // A week of refusals, and as much again.
    days: 15,
  }
  const happen = async (any: Happening): Promise<void> => {
    const { is, id = '', n = 0 } = (await happens(any, tended)) ?? {}
    make()
    const arrived = mails.filter(hasArrived)
    const mailId = arrived[n % Math.max(1, arrived.length)]?.mailId ?? ''
    const { address, backupAddress } = stateOf(id)
    const nonce = `nonce-${(nonces += 1)}`
    if (is === 'takeBack') takenBack.add(id)
    if (is === 'decline') give(id, declineDelivery())
    if (is === 'readdress')
      give(id, readdressLink({ nonce, name: 'Ben', address: `${n % 3}@hale.example`, backupAddress: '' }))
    if (is === 'resend') give(id, resendLink({ nonce, mailboxes: [address, backupAddress] }))
    if (is === 'bounce') for (const each of ids) give(each, bounceLink({ mailId, dsnStatus: '5.1.1' }))
  }
  const end = async (said: readonly Mood[] = []) => {
    house.at = latest(house.at, ...letters.map(({ lateMs }) => plus(START, lateMs)))
    make()
    await settle(tended, said)
    for (const id of ids)
      for (const { type, data } of eventsOf(id))
        if (type === 'LinkAccepted')
          must(isProved(data.mailId, id, data.acceptedAt), `${id} rests on a mail that left without it`)
  }
  return { happen, end, mails }
}

test(
  'whatever happens in whatever order, each link is proved by a mail with it, and none waits for ever',
  async () => {
    let gathered = 0
    const letters = fc.array(letter, { minLength: 2, maxLength: 5 })
    const lives = fc.asyncProperty(letters, order, happening, async (given, turns, all) => {
      const { happen, end, mails } = world(given, turns)
      for (const one of all) await happen(one)
      await end()
      if (mails.some(({ named }) => named.length > 1)) gathered += 1
    })
    await fc.assert(lives, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    expect(gathered).toBeGreaterThan(RUNS / 4)
  },
  TIMEOUT_MS,
)

test(
  'what is free at once leaves in one mail, however often that is put off',
  async () => {
    const lives = fc.asyncProperty(fc.integer({ min: 2, max: 5 }), order, noAnswers(10), async (count, turns, said) => {
      const { end, mails } = world(
        Array.from({ length: count }, () => alike),
        turns,
      )
      await end(said)
      expect(mails.map(({ named }) => named.length)).toEqual(Array(said.length + 1).fill(count))
      // The same mail until the mailbox has refused it, and then another.
      expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(1 + said.filter((one) => one === 'refuses').length)
    })
    await fc.assert(lives, { numRuns: RUNS / 20, seed: SEED, endOnFailure: true })
  },
  TIMEOUT_MS,
)
