import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '../../kernel/errors.ts'
import { latest, plus, type Context } from '../../kernel/log/decider.ts'
import { derivedId } from '../../kernel/ids.ts'
import { MessageStatus } from './contract.ts'
import type { MessagesEvent } from './events.ts'
import type { Message } from './message.ts'
import { nextStep } from './next.ts'
import { decisionOf, isAuthors, names, type Command, type Name } from './testing/commands.ts'
import { mustComeToAnEnd } from './testing/ending.ts'
import { dayMs } from './testing/history.ts'
import { lives, wished, type Life } from './testing/lives.ts'
import { newReference } from './testing/reference.ts'
import { quickSeat, storedSeat, type Seat } from './testing/seats.ts'
import { table, type AuthorCommand } from './testing/table.ts'

// `MODEL_RUNS=1000000 MODEL_SEED=$RANDOM npx vitest run --project unit decide.model` is for a night.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 10_000)
/** Some 2 ms a run, and thirty times that on a machine that is busy with everything else. */
const TIMEOUT_MS = 60 * RUNS
const SEED = Number(process.env['MODEL_SEED'] ?? 20_301_224)
const START = '2030-01-01T00:00:00.000Z'

// Refused some hundred thousand times: a stack each would take a third of the time.
Error.stackTraceLimit = 0

const met = new Map<string, number>()
const asReference = ({ status, claimsN, plan, ...state }: Message) => {
  const step = nextStep({ status, claimsN, plan, ...state })
  const { round, occurrence, isConfirmed, dueAt, promisedAt } = state
  const dates = { isConfirmed, round, occurrence, due: Date.parse(dueAt), promised: Date.parse(promisedAt) }
  return { status, next: step && { step: step.step, at: Date.parse(step.at) }, claimsN, ...(plan && dates) }
}

/** The table's word for a command of the author's; those it does not know are free. */
const inTable: Partial<Record<Name, AuthorCommand>> = {
  editMessage: 'edit',
  scheduleMessage: 'schedule',
  armMessage: 'arm',
  pauseMessage: 'pause',
  resumeMessage: 'resume',
  cancelMessage: 'cancel',
  restoreMessage: 'restore',
  endHold: 'keep',
  recallMessage: 'recall',
}
const CHANGES = ['ContentChanged', 'MediaAttached', 'MediaDetached', 'TranscriptWritten', 'RecipientsChanged']

/** Whether a command begins with the event that the table names, whatever its numbers are. */
const isInTable = (name: Name, { status, previous }: Message, type: MessagesEvent['type']): boolean => {
  const command = inTable[name]
  // What came back may be taken back while the next one is already on its way.
  if (!command || (command === 'recall' && previous)) return true
  const word = table[status][command].replace('+', '')
  return word === 'ContentChanged' ? CHANGES.includes(type) : type === word
}

/** What a command would do again. One of a round that it has ended itself is refused, which does nothing either. */
const repeatedBy = (command: Command, state: Message, context: Context): readonly MessagesEvent[] => {
  try {
    return decisionOf(command)(state, context)
  } catch (error) {
    if (error instanceof Refused && error.code === 'stale-round') return []
    throw error
  }
}

/** Lives through the steps, two writers at once and a line that breaks, and holds each to the reference. */
const live = async (seat: Seat, { isSilent, steps }: Life): Promise<void> => {
  const reference = newReference()
  const trace: string[] = []
  const done: { readonly ask: () => ReturnType<Seat['ask']>; readonly answer: string }[] = []
  const must = (holds: boolean, otherwise: () => string): void => {
    if (!holds) throw new Error(`${trace.join(' ')}: ${otherwise()}`)
  }
  let at = START
  let lastAt = ''
  let n = 0

  const give = async (command: Command, by: string, from: Message, now: string) => {
    const actor = isAuthors(command.name)
      ? ({ kind: 'account', id: by } as const)
      : ({ kind: 'system', id: by } as const)
    const context: Context = { by: actor, at: now, dayMs }
    n += 1
    const commandId = seat.hasMemory ? derivedId(`command ${n}`) : ''
    const ask = () => seat.ask(command, context, commandId)
    const { outcome, answer } = await ask()
    trace.push(`${from.status} ${command.name} ${outcome}`)
    const moment = { by, at: Date.parse(latest(now, lastAt)), isRefused: outcome === 'refused' }
    const expected = reference.tell(command, moment)
    must(expected === outcome, () => `${expected} by the reference`)
    if (outcome === 'done') {
      lastAt = latest(now, lastAt)
      done.push({ ask, answer })
    }
    return { context, outcome }
  }

  for (const { wish, rival, cut, isToNext, gapMs, skewMs, isStranger, again, unknown } of steps) {
    if (unknown) seat.write(unknown)
    const { state: before, lastAt: knownAt } = await seat.look()
    const next = nextStep(before)
    at = isToNext && next && next.at > at ? next.at : plus(at, gapMs)
    const command = wished(wish, isSilent, before, at)
    const other = rival && wished(rival, isSilent, before, plus(at, skewMs))
    seat.disturb(other && (() => give(other, 'ana', before, plus(at, skewMs))), cut)
    const isEve = isStranger && before.status !== 'new' && isAuthors(command.name)
    const { context, outcome } = await give(command, isEve ? 'eve' : 'ana', before, at)
    seat.disturb(undefined, undefined)
    const pair = `${before.status} × ${command.name}`
    met.set(pair, (met.get(pair) ?? 0) + 1)

    const { state, events } = await seat.look()
    const [found, expected] = [asReference(state), reference.seen()].map((one) => JSON.stringify(one))
    must(found === expected, () => `${found} is no ${expected}`)
    if (outcome === 'done' && !rival) {
      const [first] = decisionOf(command)(before, { ...context, at: latest(at, knownAt) })
      must(!first || isInTable(command.name, before, first.type), () => `${first?.type} is not in the table`)
    }
    if (outcome === 'done') {
      const repeated = repeatedBy(command, state, { ...context, at: latest(at, lastAt) })
      must(repeated.length === 0, () => `${command.name} has an effect twice`)
    }
    const earlier = done.at(-1 - again)
    if (earlier && seat.hasMemory) {
      const { answer } = await earlier.ask()
      must(answer === earlier.answer, () => `the same command is answered ${answer}, not ${earlier.answer}`)
      must((await seat.look()).events === events, () => 'the same command is stored twice')
    }
  }
  const { state } = await seat.look()
  seat.check()
  mustComeToAnEnd(state, latest(at, lastAt), dayMs)
}

const keepsTo = (seatOf: () => Seat, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(lives, (life) => live(seatOf(), life)),
    { numRuns, seed: SEED, endOnFailure: true },
  )

test(
  'whatever happens in whatever order, a message does what its reference says',
  async () => {
    await expect(keepsTo(quickSeat, RUNS)).resolves.toBeUndefined()
  },
  TIMEOUT_MS,
)

test('every command was tried in every state', () => {
  const states = ['new', ...MessageStatus.options]
  const rare = states
    .flatMap((state) => names.map((name) => `${state} × ${name}`))
    .filter((pair) => (met.get(pair) ?? 0) < 50)
  expect(rare).toEqual([])
})

test(
  'so it does through the log, where two write at once, answers are lost and commands come again',
  async () => {
    await expect(keepsTo(storedSeat, Math.ceil(RUNS / 50))).resolves.toBeUndefined()
  },
  TIMEOUT_MS,
)
