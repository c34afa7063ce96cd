import { describe, expect, test } from 'vitest'
import { derivedId } from '../../../kernel/ids.ts'
import { plus } from '../../../kernel/log/decider.ts'
import type { LifeFact } from './life.ts'
import { isAuthors, type Command } from '../testing/commands.ts'
import { ana, ben, dayMs, presumed, recipients } from '../testing/history.ts'
import { storedSeat } from '../testing/seats.ts'

const ARMED_AT = '2030-01-01T00:00:00.000Z'
const SAID_AT = '2030-06-08T09:00:00.000Z'
const DUE_AT = plus(SAID_AT, 2 * dayMs)
const system = { kind: 'system', id: 'system' } as const

/** A letter for after its author's death, both of whose checks were taken, at its date. */
const due = async () => {
  const seat = storedSeat()
  let n = 0
  const give = (command: Command, at: string) => {
    n += 1
    const by = isAuthors(command.name) ? ana : system
    return seat.ask(command, { by, at, dayMs }, derivedId(`${command.name} ${n}`))
  }
  const lifePlan = { intervalDays: 90, k: null, preconsentDays: 60 }
  const kept = { mode: 'posthumous', trigger: 'inactivity', zone: 'UTC', lifePlan, contactIds: [] } as const
  const date = { dueAt: DUE_AT, local: DUE_AT.slice(0, 23), tzdb: '2026a' }
  const lived: readonly (readonly [Command, string])[] = [
    [{ name: 'createDraft', input: { messageId: 'm', kind: 'text', draftsN: 0 } }, ARMED_AT],
    [{ name: 'editMessage', input: { body: 'Dear Ben', recipients: [ben] } }, ARMED_AT],
    [{ name: 'armMessage', input: { ...kept, recipients: [ben], isVerified: true } }, ARMED_AT],
    [{ name: 'triggerMessage', input: { life: presumed, date } }, SAID_AT],
    ...[1, 2].flatMap((slot) => {
      const tried = { round: 1, slot, attempt: 1, mailId: `mail-${slot}` }
      const at = plus(SAID_AT, (slot - 1) * dayMs)
      return [
        [{ name: 'beginNotice', input: tried }, at],
        [{ name: 'acceptNotice', input: { ...tried, smtpCode: 250, acceptedAt: at } }, at],
      ] as const
    }),
  ]
  for (const [command, at] of lived) expect(await give(command, at)).toMatchObject({ outcome: 'done' })
  return { seat, give }
}

/** Every order of four steps of one and four of the other; each keeps its own order. */
const orders = (a: number, c: number): string[] => {
  if (a === 0 || c === 0) return ['A'.repeat(a) + 'C'.repeat(c)]
  return [...orders(a - 1, c).map((rest) => `A${rest}`), ...orders(a, c - 1).map((rest) => `C${rest}`)]
}

/** Lives through one order, and says what came of it. */
const live = async (order: string) => {
  const { seat, give } = await due()
  let now = DUE_AT
  let life: LifeFact = presumed
  let read: LifeFact = presumed
  let isTold = false
  const isOut = async () => (await seat.look()).state.status === 'delivering'
  let wasOutWhenTold = false
  const claiming = { round: 1, dbAt: DUE_AT, recipients, people: [ben], answerableMs: dayMs, lost: [] }
  const answerer = [
    () => (life = { ...life, seenAt: now }),
    () => (life = { ...life, isPresumed: false }),
    () => give({ name: 'returnMessage', input: { of: 'life' } }, now),
    async () => {
      isTold = true
      wasOutWhenTold = await isOut()
    },
  ]
  const claimer = [
    () => give({ name: 'claimDelivery', input: { ...claiming, life } }, now),
    () => (now = plus(DUE_AT, dayMs / 24)),
    () => (read = life),
    () => give({ name: 'releaseDelivery', input: { occurrence: 1, life: read } }, now),
  ]
  const next = { A: [...answerer], C: [...claimer] }
  for (const who of order) await next[who as 'A' | 'C'].shift()?.()
  const { state } = await seat.look()
  return { status: state.status, isTold, wasOutWhenTold }
}

describe('a sign of life and a delivery that its absence had caused', () => {
  const all = orders(4, 4)
  test('meet in seventy orders', () => expect(new Set(all).size).toBe(70))
  test.each(all)('end in one of answered and released: %s', async (order) => {
    const { status, isTold, wasOutWhenTold } = await live(order)
    expect(isTold).toBe(true)
    expect(['dormant', 'delivering']).toContain(status)
    // Whoever was told that they were heard is heard: nothing of it leaves later.
    expect(wasOutWhenTold).toBe(status === 'delivering')
  })
  test('end both ways', async () => {
    expect((await live('AAAACCCC')).status).toBe('dormant')
    expect((await live('CCCCAAAA')).status).toBe('delivering')
  })
})
