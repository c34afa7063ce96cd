import { expect, test } from 'vitest'
import type { ContactRow, LifeView } from '../../../../backend/modules/life/contract.ts'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { playToday } from './play.ts'

const DAY_MS = 86_400_000
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString()
const plan = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 2, challengeDays: 7 }
const life = {
  plan,
  presumedAt: day(111),
  pausedUntil: null,
  challengeUntil: null,
  contacts: 2,
  needed: 2,
  isVerified: true,
} as LifeView
const contact = (name: string, state: ContactRow['state'], refusedAt: string | null = null) =>
  ({ id: name, name, state, refusedAt }) as ContactRow
const both = [contact('Thomas', 'accepted'), contact('Priya', 'accepted')]
const message = (changes: Partial<MessageRow>) =>
  ({
    id: 'm',
    title: 'For Ben',
    state: 'dormant',
    trigger: 'either',
    delayDays: 2,
    deliverIfIDie: null,
    promisedAt: null,
    ...changes,
  }) as MessageRow
const played = (changes: Partial<LifeView>, kept: readonly MessageRow[], contacts: readonly ContactRow[] = both) =>
  playToday({ life: { ...life, ...changes }, contacts, kept, now: day(0), dayMs: DAY_MS })
const faultsOf = (...asked: Parameters<typeof played>) => played(...asked).faults.map(({ is }) => is)

test('each way of learning of it has its day, and a message that goes out by both is one', () =>
  expect(played({}, [message({})])).toMatchObject({
    bySilence: { at: day(111), going: [{ at: day(113), messages: [{ id: 'm', title: 'For Ben' }] }] },
    byReports: { at: day(7), going: [{ at: day(9), messages: [{ id: 'm', title: 'For Ben' }] }] },
    n: 1,
    faults: [],
  }))

test('where too few have agreed nobody can report, and it is said who has not', () => {
  const one = [contact('Thomas', 'accepted'), contact('Priya', 'invited'), contact('Jo', 'invited', day(-1))]
  const { byReports, faults } = played({ contacts: 1 }, [], one)
  expect(byReports).toBeUndefined()
  expect(faults).toEqual([
    { is: 'too-few', needed: 2, agreed: 1 },
    { is: 'not-agreed', name: 'Priya' },
    { is: 'came-back', name: 'Jo' },
  ])
})

test('days to object that run already end when they were said to', () =>
  expect(played({ challengeUntil: day(3) }, []).byReports?.at).toBe(day(3)))

test('without a plan nothing becomes known, and nothing that waits for that is sent', () => {
  const none = { plan: null, presumedAt: null, needed: null, contacts: 0 }
  expect(faultsOf(none, [message({})], [])).toEqual(['no-plan', 'never-sent'])
  expect(played(none, [message({})], [])).toMatchObject({ bySilence: undefined, byReports: undefined, n: 0 })
})

test('what waits for both, or is on hold, is named; what waits for an occasion is not for then', () => {
  const kept = [
    message({ id: 'both', trigger: 'both' }),
    message({ id: 'held', state: 'held', trigger: null, deliverIfIDie: false }),
    message({ id: 'wedding', trigger: 'milestone' }),
  ]
  expect(played({}, kept).faults).toEqual([
    { is: 'never-sent', id: 'both', title: 'For Ben', isHeld: false },
    { is: 'never-sent', id: 'held', title: 'For Ben', isHeld: true },
  ])
})

test('an address that is not confirmed, a pause, and nobody to turn to are named', () => {
  const alone = { isVerified: false, pausedUntil: day(20), presumedAt: null, needed: null, contacts: 0 }
  expect(faultsOf(alone, [], [])).toEqual(['unverified', 'paused', 'nobody-to-tell'])
})

test('two hundred messages are played within half a second', () => {
  const many = Array.from({ length: 200 }, (_, n) => message({ id: String(n), delayDays: n }))
  const began = performance.now()
  expect(played({}, many).n).toBe(200)
  expect(performance.now() - began).toBeLessThan(500)
})
