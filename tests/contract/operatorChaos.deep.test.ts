import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as mailQueue from '../../workflows/queues/mail.ts'
import * as timelineQueue from '../../workflows/queues/timeline.ts'
import { openTheatre, type Theatre } from '../replay/theatre.ts'
import { alone } from './chaos/alone.ts'
import { PATIENCE_MS, type Begun, type Fate, type Lot } from './chaos/fate.ts'
import { hasEnded, leftUndone, problemsOf, untold } from './chaos/judge.ts'
import { late } from './chaos/late.ts'
import { isTakenBackInTime, logOf } from './chaos/log.ts'
import { operatorOf, seeded, type Operator } from './chaos/operator.ts'
import { others } from './chaos/others.ts'

/** Each a run of its own, the same on every day: `CHAOS_SEEDS=4,5 npm run test:deep` tries others. */
const SEEDS = (process.env['CHAOS_SEEDS'] ?? '1,2,3').split(',').map(Number)
/** At least; until each kind of workflow was met, which takes the thirty days of an account. */
const MEDDLING_MS = 50_000
/** No verdict: only so that a run ends in which something never comes. */
const LONGEST_MS = PATIENCE_MS
const MENDING_MS = PATIENCE_MS

const fates: Readonly<Record<string, Fate>> = { ...alone, ...late, ...others }
const names = Object.keys(fates)
/** What its author takes back may be so at more than one moment. */
const cast = [...names, ...names.filter((name) => /^(cancelled|held|recalled)/.test(name))]

/** What works for no message. */
const ASIDE = ['watchLife', 'backupHouse', 'askForBackup', 'writeAnchors']
const KINDS = Object.keys({ ...mailQueue, ...timelineQueue }).filter((kind) => !ASIDE.includes(kind))

describe.each(SEEDS)('with the seed %i', (seed) => {
  const random = seeded(seed)
  let theatre: Theatre
  let operator: Operator
  /** What became of each fate, by its name; an error where its people waited for something in vain. */
  const lots = new Map<string, (Begun & Lot)[]>()
  const inVain: string[] = []
  let began = 0

  const unmet = () => KINDS.filter((kind) => !operator.hits.has(kind))

  /** The sweep is a workflow like any other. */
  const sweep = () =>
    theatre.client.workflow.start('reconcile', {
      taskQueue: 'timeline',
      workflowId: 'reconcile',
      workflowIdConflictPolicy: 'USE_EXISTING',
    })

  const live = async (name: string, fate: Fate): Promise<void> => {
    try {
      const lot = await fate(theatre, random)
      lots.set(name, [...(lots.get(name) ?? []), lot])
    } catch (error) {
      inVain.push(`${name}: after ${Math.round((Date.now() - began) / 1_000)} s, ${String(error)}`)
    }
  }

  const isOver = async (): Promise<boolean> => {
    const lived = [...lots.values()].flat()
    if (lived.length + inVain.length < cast.length) return false
    for (const lot of lived) if (!(await hasEnded(theatre, lot)) || untold(theatre, lot).length > 0) return false
    return (await leftUndone(theatre)).length === 0
  }

  beforeAll(async () => {
    console.log(`operator chaos: CHAOS_SEEDS=${seed}`)
    const namespace = `chaos-${seed}`
    // Busy with other things, so that also what is done in a moment can be met while it is done.
    const before = async (kind: string) => {
      await pause(300 * random())
      await operator.met(kind)
    }
    theatre = await openTheatre({ reactors: (all) => all, namespace, before })
    operator = operatorOf(theatre.client, random)
    began = Date.now()
    const lived = Promise.all(cast.map((name) => live(name, fates[name] ?? alone.plain)))
    const isWithin = (ms: number) => Date.now() < began + ms
    const isAbout = () => isWithin(MEDDLING_MS) || (isWithin(LONGEST_MS) && unmet().length > 0)
    const meddling = async () => {
      while (isAbout()) await operator.meddle()
      operator.leave()
    }
    /** Also once the operator has gone home: it mends what is left. */
    const sweeping = async () => {
      while (isAbout() || (isWithin(LONGEST_MS + MENDING_MS) && !(await isOver()))) {
        await sweep()
        await pause(1_000)
      }
    }
    await Promise.all([meddling(), sweeping()])
    await lived
  }, 3 * PATIENCE_MS)
  afterAll(() => theatre.stop())

  test.each(names)('%s: nothing is delivered that should not be, and nothing is lost', async (name) => {
    const ended = lots.get(name) ?? []
    const problems = await Promise.all(ended.map((lot) => problemsOf(theatre, lot)))
    expect([...inVain.filter((one) => one.startsWith(`${name}: `)), ...problems.flat()]).toEqual([])
    expect(ended).toHaveLength(cast.filter((one) => one === name).length)
  })

  test('what someone ended by hand has come to its own end', async () => {
    expect(await leftUndone(theatre)).toEqual([])
  })

  test('each kind of workflow was ended or set back, in each way', () => {
    console.log('operator chaos:', operator.counts, Object.fromEntries(operator.hits))
    expect(unmet()).toEqual([])
    for (const times of Object.values(operator.counts)) expect(times).toBeGreaterThan(10)
  })

  test('some are taken back in the hold, and some after it', async () => {
    const recalled = [...lots.values()].flat().filter(({ ends }) => ends === 'recalled')
    const logs = await Promise.all(recalled.map(({ messageId }) => logOf(theatre.server.kernel, messageId)))
    const inHold = logs.filter(isTakenBackInTime).length
    expect(inHold).toBeGreaterThan(0)
    expect(inHold).toBeLessThan(logs.length)
  })
})
