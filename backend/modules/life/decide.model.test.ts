import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '../../kernel/errors.ts'
import { latest, plus } from '../../kernel/log/decider.ts'
import { closeChallenge } from './decide/challenge.ts'
import { acceptCheckIn, beginCheckIn, deferCheckIn } from './decide/checkIn.ts'
import { declineRole } from './decide/answer.ts'
import type { Decide } from './decide/guards.ts'
import { beginObjection, recordObjection } from './decide/objection.ts'
import { presume } from './decide/presume.ts'
import { askCode, recordReportCode, reportDeath, withdrawReport } from './decide/report.ts'
import { recordSign, signOfLife } from './decide/sign.ts'
import { askToWait, endWait } from './decide/wait.ts'
import type { LifeEvent } from './events.ts'
import { life, waitsUntil, type Life } from './life.ts'
import { askDue, nextStep, type Step } from './next.ts'
import { endToldAt, lastAsk, nextObjection, objectionIn } from './objection.ts'
import { dayMs, planned, START } from './testing/reports.ts'

// `MODEL_RUNS=300000 MODEL_SEED=$RANDOM npx vitest run --project unit life/decide.model` is for a night.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 3_000)
const SEED = Number(process.env['MODEL_SEED'] ?? 20_301_224)
Error.stackTraceLimit = 0

const MINUTE_MS = 60_000
/** More steps than this by themselves would be a loop. */
const MOST_STEPS = 2_000

const who = fc.constantFrom('nora', 'emil', 'ida')
const days = (most: number) => fc.integer({ min: 1, max: most * 8 }).map((eighths) => eighths / 8)
/** What people, their mailbox and our machines do. A sign is `isLost` where it is written down and nobody is woken. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('report' as const), who }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('time' as const), days: days(12) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('time' as const), days: days(150) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('outage' as const), days: days(18) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('hold' as const), who, days: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('withdraw' as const), who }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('leave' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('sign' as const),
      source: fc.constantFrom('app', 'mail'),
      isLost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('mailbox' as const), takes: fc.boolean() }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

const met = new Map<string, number>()

/** A life, the clock, and beside it what a person would have noted of it. */
const world = () => {
  let state: Life = planned.reduce(life.evolve, life.initial)
  let at = START
  let lastSignAt = START
  let takesMail = true
  let codes = 0
  const outages: { readonly from: string; readonly until: string }[] = []
  const trace: string[] = []
  /** The last days that mails to the author named, and when the newest of them was taken; anew with each challenge. */
  let told: { readonly end: string; readonly takenAt: string }[] = []

  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) throw new Error(`${trace.join('\n')}\n${otherwise}`)
  }
  const upMsSince = (from: string): number =>
    Date.parse(at) -
    Date.parse(from) -
    outages
      .map((one) => Date.parse(one.until) - Math.max(Date.parse(from), Date.parse(one.from)))
      .reduce((sum, ms) => sum + Math.max(0, ms), 0)

  /** Whatever is concluded has had its time, its mails and its reports, and nobody was seen. */
  const hold = (before: Life, event: LifeEvent): void => {
    if (event.type === 'ChallengeOpened') told = []
    if (event.type !== 'LifeConfirmed' && event.type !== 'LifePresumed') return
    met.set(event.type, (met.get(event.type) ?? 0) + 1)
    must(waitsUntil(before) <= at, 'concluded while a contact has us wait')
    if (event.type === 'LifePresumed') {
      must(
        before.questions.silence.every(({ at: takenAt }) => lastSignAt <= takenAt),
        'presumed after a sign',
      )
      return
    }
    must(before.reports.length >= 2, 'confirmed by one')
    must(
      before.reports.every(({ reportedAt }) => lastSignAt <= reportedAt),
      'confirmed after a sign',
    )
    const warned = told.at(-1)
    if (warned === undefined) return
    must(warned.end <= at, `confirmed before ${warned.end}, which the last mail names`)
    must(plus(warned.takenAt, 0.75 * dayMs) <= at, `confirmed too soon after ${warned.takenAt}`)
    // A mailbox that put off the mail with the new day for as long as it was tried has heard all that it takes.
    const isTried = before.challenge && objectionIn(before, lastAsk(before.challenge), 0)?.state === 'deferred'
    must(isTried || waitsUntil(before) <= warned.end, 'confirmed after a wait that no mail names')
  }

  const give = (what: string, decide: Decide): boolean => {
    try {
      const events = decide(state, { by: { kind: 'system', id: 'system' }, at, dayMs })
      for (const event of events) {
        trace.push(`${at} ${what}: ${event.type}`)
        hold(state, event)
        state = life.evolve(state, event)
      }
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      trace.push(`${at} ${what}: ${error.code}`)
      return false
    }
  }

  const askSilence = (): void => {
    const { questions } = state
    const answerableMs = upMsSince(questions.silence.findLast(({ state: is }) => is === 'accepted')?.at ?? START)
    const due = askDue(state, { lastSignAt, dayMs }, answerableMs)
    if (!due) return
    const attempt = (questions.silence[due.ask - 1]?.attempt ?? 0) + 1
    const tried = { round: questions.round, about: 'silence', ask: due.ask, attempt, mailId: `s${due.ask}` } as const
    if (!give('ask', beginCheckIn({ ...tried, lastSignAt, answerableMs }))) return
    const since = undefined
    if (takesMail) give('ask taken', acceptCheckIn({ ...tried, smtpCode: 250, acceptedAt: at }))
    else give('ask put off', deferCheckIn({ ...tried, smtpCode: 452, addresses: 1, since }))
  }
  const askToObject = (): void => {
    const due = nextObjection(state, 1, dayMs)
    if (!due || !state.challenge) return
    const { at: _, ...which } = due
    const tried = { ...which, round: state.questions.round, mailId: `o${due.ask}` }
    if (!give('object', beginObjection({ ...tried, lastSignAt, addresses: 1 }))) return
    const end = endToldAt(state, at, dayMs)
    at = plus(at, MINUTE_MS)
    const isTaken = takesMail
    if (isTaken && due.ask === lastAsk(state.challenge)) told.push({ end, takenAt: at })
    give(
      'object answered',
      recordObjection(
        tried,
        isTaken ? { outcome: 'accepted', smtpCode: 250, acceptedAt: at } : { outcome: 'deferred', smtpCode: 452 },
      ),
    )
  }
  const doStep: Record<Step['step'], () => void> = {
    heed: () => give('heed', recordSign({ signAt: lastSignAt, source: 'app' })),
    code: () => {},
    resume: () => {},
    ask: askSilence,
    presume: () => {
      const since = state.questions.silence.at(-1)?.at ?? START
      // Where our own outage took the time to answer, the last question leaves again.
      if (!give('presume', presume({ lastSignAt, answerableMs: upMsSince(since) }))) askSilence()
    },
    object: askToObject,
    close: () => {
      const answerableMs = upMsSince(state.challenge?.openedAt ?? at)
      give('close', closeChallenge({ lastSignAt, addresses: 1, answerableMs }))
    },
  }
  /** Everything that is due by then, one after the other, as a life's workflow does it. */
  const runTo = (until: string): void => {
    for (let n = 0; n < MOST_STEPS; n += 1) {
      const step = nextStep(state, { lastSignAt, dayMs })
      if (!step || step.at > until) {
        at = latest(at, until)
        return
      }
      at = latest(at, step.at)
      doStep[step.step]()
    }
    must(false, 'the steps come to no end')
  }

  const report = (contactId: string): void => {
    codes += 1
    const nonce = `n${codes}`
    if (!give('code', askCode({ contactId, nonce }))) return
    give('code sent', recordReportCode({ contactId, nonce, smtpCode: 250, acceptedAt: at }))
    give('report', reportDeath({ contactId, isRight: true }))
  }
  const sign = (source: 'app' | 'mail', isLost: boolean): void => {
    // The door refuses a press by mail where only signing in counts: it is no sign.
    if (source === 'mail' && state.isSignInOnly) return
    trace.push(`${at} is seen${isLost ? ', and nobody is woken' : ''}`)
    lastSignAt = at
    if (isLost) return
    give('sign', signOfLife({ source }))
    give('wait over', endWait())
  }
  const happen = (one: Happening): void => {
    // Of two things at the same instant nobody knows which came first.
    at = plus(at, MINUTE_MS)
    switch (one.is) {
      case 'report':
        return report(one.who)
      case 'withdraw':
        return void give('withdraw', withdrawReport({ contactId: one.who }))
      case 'leave':
        return void give('leave', declineRole({ contactId: one.who }))
      case 'hold':
        return void give('hold', askToWait({ contactId: one.who, days: one.days, reason: 'unsure', lastSignAt }))
      case 'sign':
        return sign(one.source, one.isLost)
      case 'mailbox':
        takesMail = one.takes
        return undefined
      case 'outage':
        outages.push({ from: at, until: plus(at, one.days * dayMs) })
        at = plus(at, one.days * dayMs)
        return undefined
      case 'time':
        return runTo(plus(at, one.days * dayMs))
    }
  }
  /** A minute later whoever was seen is taken for dead by nobody, and nothing runs against them. */
  const settle = (): void => {
    runTo(plus(at, MINUTE_MS))
    const { verdict, reports } = state
    must(!verdict || lastSignAt <= verdict.at, 'taken for dead after a sign')
    must(
      reports.every(({ reportedAt }) => lastSignAt <= reportedAt),
      'a report stands after a sign',
    )
  }
  return { happen, settle }
}

test(
  'whatever happens in whatever order, the living are heard, and nothing is concluded before its last warning is over',
  () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 2, maxLength: 24 }), (happenings) => {
        const { happen, settle } = world()
        for (const one of happenings) {
          happen(one)
          if (one.is !== 'outage') settle()
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    expect(met.get('LifeConfirmed')).toBeGreaterThan(RUNS / 50)
    expect(met.get('LifePresumed')).toBeGreaterThan(RUNS / 50)
  },
  60 * RUNS,
)
